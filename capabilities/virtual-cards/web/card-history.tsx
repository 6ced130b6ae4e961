import { useQueryClient } from '@tanstack/react-query';
import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { phraseText } from '@wura/browser/phrase-text';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import type { VirtualCard } from '../contract.ts';
import { listCards, listHistory, readLimits } from './calls.ts';
import { cardMessages } from './messages.ts';

const pageSize = 20;
/** The most that one call tells. */
const limitMax = 100;

/** What happened on the card; a purchase that was declined says why, and what to do. */
export function CardHistory({ card }: { card: VirtualCard }) {
  const words = useMessages(cardMessages);
  const [limit, setLimit] = useState(pageSize);
  const history = useRoute(
    listHistory,
    { params: { id: card.id }, query: { limit: String(limit) } },
    { everyMs: 10_000, keepsPrevious: true },
  );
  const rows = history.data?.data ?? [];
  useFollowed(rows[0]?.id);
  return (
    <section aria-labelledby="card-history">
      <h2 id="card-history" className="mb-3 text-t3">
        {words.history}
      </h2>
      {history.isPending ? (
        <Loading text={words.loading}>
          <Skeleton className="h-16" />
        </Loading>
      ) : !history.data ? (
        <p role="alert" className="text-note text-bad">
          {refusalText(history.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void history.refetch()}>
            {words.retry}
          </button>
        </p>
      ) : rows.length === 0 ? (
        <p className="text-note text-ink-2">{words.noHistory}</p>
      ) : (
        <ul className="panel divide-y divide-line">
          {rows.map(row => {
            const isDeclined = row.status === 'declined';
            const reason = row.reason_code && phraseText({ code: `purchase_${row.reason_code}`, facts: {} });
            return (
              <li key={row.id} className="flex items-start justify-between gap-4 px-4 py-3">
                <div className="min-w-0">
                  <p className="font-medium break-words">{row.merchant ?? words.types[row.type]}</p>
                  <p className="text-small text-ink-2">
                    {[isDeclined ? words.declined : row.merchant && words.types[row.type], listDate(row.created_at)]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  {isDeclined && <p className="mt-1 text-small text-bad">{reason ?? row.reason}</p>}
                </div>
                <p
                  className={`whitespace-nowrap tabular-nums ${isDeclined ? 'text-ink-2 line-through' : 'font-medium'}`}
                >
                  {row.out ? '−' : '+'}
                  {formatAmount(row.amount, row.currency)}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {history.data?.nextCursor && limit < limitMax && (
        <Button look="quiet" onClick={() => setLimit(limit + pageSize)}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

/** What happened on a card has changed its balance, and what of its limits is used. */
function useFollowed(newest: string | undefined): void {
  const queries = useQueryClient();
  const known = useRef(newest);
  useEffect(() => {
    const isNews = known.current !== undefined && newest !== known.current;
    known.current = newest;
    if (!isNews) return;
    for (const { path } of [listCards, readLimits]) void queries.invalidateQueries({ queryKey: [path] });
  }, [queries, newest]);
}
