import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Meter } from '@wura/ui/meter';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { SummaryRow } from '@wura/ui/summary-row';
import { toast } from '@wura/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Batch } from '../contract.ts';
import { ApproveForm } from './approve-form.tsx';
import { showBatch, stopBatch } from './calls.ts';
import { LineList } from './line-list.tsx';
import { bulkMessages } from './messages.ts';
import { saveResults } from './save-results.ts';

/** One file: what it would do, and then what became of it. */
export function BatchPage({ id }: { id: string }) {
  const words = useMessages(bulkMessages);
  const [isMoving, setMoving] = useState(true);
  const shown = useRoute(showBatch, { params: { id } }, { everyMs: isMoving ? 2_000 : 30_000 });
  const batch = shown.data;
  const moves = batch === undefined || batch.status === 'checking' || batch.status === 'paying';
  if (moves !== isMoving) setMoving(moves);
  return (
    <div className="flex flex-col gap-4 px-5 pb-8 md:max-w-[720px] md:px-0">
      <Link to={viewAddress('bulk-pay')} className="link min-h-11 self-start py-2.5">
        {words.back}
      </Link>
      {shown.isPending && (
        <Loading text={words.loading}>
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="mt-4 h-64 rounded-card" />
        </Loading>
      )}
      {shown.isError && !batch && (
        <Banner
          tone="bad"
          title={refusalText(shown.error, { fallback: words.failed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void shown.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      {batch && (
        <>
          <h1 className="text-t2 break-words">{batch.name || words.unnamed}</h1>
          <Sums of={batch} />
          <LineList batch={batch} />
        </>
      )}
    </div>
  );
}

function Sums({ of: batch }: { of: Batch }) {
  const words = useMessages(bulkMessages);
  const queries = useQueryClient();
  const [isApproving, setApproving] = useState(false);
  const money = (amount: string) => formatAmount(amount, batch.currency);
  const { counts, status, problems } = batch;
  const refresh = () => queries.invalidateQueries({ queryKey: [keyOf(showBatch)[0]] });
  const stop = useMutation({
    mutationFn: () => call(stopBatch, { params: { id: batch.id } }),
    onSuccess: async () => {
      toast(words.stopped);
      await refresh();
    },
  });
  const save = useMutation({ mutationFn: () => saveResults(batch, words.lineStates) });
  const done = batch.lines - counts.unchecked - (status === 'checking' ? 0 : counts.ready + counts.pending);
  const failure = stop.error ?? save.error;
  return (
    <section className="panel p-5">
      <p className="font-label" role="status">
        {words.states[status]} · {words.lines(batch.lines)}
      </p>
      {(status === 'checking' || status === 'paying') && (
        <div className="mt-3">
          <Meter percent={(done * 100) / batch.lines} label={words.progress(done, batch.lines)} />
          <p className="mt-1 text-small text-ink-3">{words.progress(done, batch.lines)}</p>
        </div>
      )}
      <dl className="mt-2">
        <SummaryRow label={words.amount}>{money(batch.amount)}</SummaryRow>
        <SummaryRow label={words.fees}>{money(batch.fees)}</SummaryRow>
        <SummaryRow label={words.total}>{money(batch.total)}</SummaryRow>
        {batch.approved_at !== null && <SummaryRow label={words.paid}>{money(batch.paid)}</SummaryRow>}
      </dl>
      {status === 'checked' && counts.wrong > 0 && (
        <Banner tone="bad" className="mt-3" title={words.faults(counts.wrong)} />
      )}
      {counts.wrong === 0 &&
        problems.map(problem => <Banner key={problem} tone="bad" className="mt-3" title={words.problems[problem]} />)}
      {batch.why !== null && batch.why !== 'by_customer' && (
        <Banner tone="wait" isNote className="mt-3" title={words.why} />
      )}
      {failure && (
        <p role="alert" className="mt-3 font-medium text-bad">
          {refusalText(failure, { fallback: words.notStopped })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {status === 'checked' && counts.wrong === 0 && problems.length === 0 && (
          <Button onClick={() => setApproving(true)}>{words.approve(money(batch.total))}</Button>
        )}
        {status === 'paying' && (
          <Button look="line" isLoading={stop.isPending} onClick={() => stop.mutate()}>
            {words.stop}
          </Button>
        )}
        {status !== 'checking' && (
          <Button look="line" icon={<Download />} isLoading={save.isPending} onClick={() => save.mutate()}>
            {words.results}
          </Button>
        )}
      </div>
      <Dialog
        isOpen={isApproving}
        onClose={() => setApproving(false)}
        title={words.approve(money(batch.total))}
        closeLabel={words.close}
      >
        {isApproving && (
          <ApproveForm
            batch={batch}
            onDone={async () => {
              setApproving(false);
              await refresh();
            }}
          />
        )}
      </Dialog>
    </section>
  );
}
