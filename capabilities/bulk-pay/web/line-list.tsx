import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { faultText } from '@wura/browser/phrase-text';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Chips } from '@wura/ui/chips';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Batch, BatchLine } from '../contract.ts';
import { listLines } from './calls.ts';
import { bulkMessages } from './messages.ts';

type Shown = 'all' | 'wrong' | 'completed' | 'failed';

/** The lines of a file, those that are wrong first where any are. */
export function LineList({ batch }: { batch: Batch }) {
  const words = useMessages(bulkMessages);
  const [shown, setShown] = useState<Shown>(batch.counts.wrong > 0 ? 'wrong' : 'all');
  const { id, status, counts } = batch;
  const lines = useInfiniteQuery({
    // What is paid meanwhile is drawn as soon as the sums above know of it.
    queryKey: ['bulk lines', id, shown, status, counts.completed, counts.failed, counts.ready],
    queryFn: ({ pageParam }) =>
      call(listLines, {
        params: { id },
        query: {
          limit: '50',
          ...(shown !== 'all' && { status: shown }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.nextCursor,
    placeholderData: before => before,
  });
  return (
    <section className="panel overflow-clip p-5">
      <Chips legend={words.whole} name="lines" options={words.show} value={shown} onChange={setShown} />
      {lines.isPending && (
        <Loading text={words.loading}>
          <SkeletonRows count={4} />
        </Loading>
      )}
      {lines.isError && (
        <p role="alert" className="mt-3 text-bad">
          {refusalText(lines.error, { fallback: words.failed })}
        </p>
      )}
      <ul className="mt-2">
        {lines.data?.pages.flatMap(({ data }) => data.map(line => <Line key={line.line} of={line} />))}
      </ul>
      {lines.hasNextPage && (
        <Button look="line" size={44} isLoading={lines.isFetchingNextPage} onClick={() => void lines.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

function Line({ of: line }: { of: BatchLine }) {
  const words = useMessages(bulkMessages);
  const isMoney = /^\d+\.\d\d$/.test(line.amount);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-2.5 not-first:border-t not-first:border-line">
      <span className="min-w-0 grow basis-52">
        <span className="block break-words">{line.name || line.to || words.line(line.line)}</span>
        <span className="block text-small break-words text-ink-3">
          {[words.line(line.line), line.name ? line.to : '', line.bank, line.note].filter(Boolean).join(' · ')}
        </span>
        {line.why !== null && (
          <span className="block text-small font-medium text-bad">{faultText(line.why) ?? line.why}</span>
        )}
      </span>
      <span className="text-right">
        <span className="money block">{isMoney ? formatAmount(line.amount, 'NGN') : line.amount}</span>
        <span className="block text-small text-ink-3">{words.lineStates[line.status]}</span>
        {line.transaction_id !== null && (
          <Link to={`/wallet?transaction=${line.transaction_id}`} className="link text-small">
            {words.receipt}
          </Link>
        )}
      </span>
    </li>
  );
}
