import { call } from '@wura/browser/client';
import type { Queue } from '@wura/operators/console/feature';
import { wordsOf } from '@wura/operators/console/words-of';
import { listOrders } from './calls.ts';

const pagesMax = 5;

/** The end of a day of Lagos. */
export const dueOf = (promised: { to: string } | null): string | null => promised && `${promised.to}T23:59:59+01:00`;

/** Those that staff can still move on. The list is the newest first, ended ones included, so several pages are read. */
export const readOpenOrders: Queue['read'] = async () => {
  const items = [];
  let cursor: string | undefined;
  for (let page = 0; page < pagesMax; page++) {
    const { data, nextCursor } = await call(listOrders, { query: { limit: '100', cursor } });
    items.push(
      ...data
        .filter(({ next }) => next.length > 0)
        .map(({ id, kind, summary, placed_at: since, promised }) => ({
          id,
          title: `${wordsOf(kind)}: ${summary}`,
          since,
          dueAt: dueOf(promised),
          to: `/orders/${id}`,
        })),
    );
    if (nextCursor === null) return { items, isMore: false };
    cursor = nextCursor;
  }
  return { items, isMore: true };
};
