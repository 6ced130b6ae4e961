import { call } from '@wura/browser/client';
import type { Queue } from '@wura/operators/console/feature';
import { wordsOf } from '@wura/operators/console/words-of';
import { listOrders } from './calls.ts';

/** The end of a day of Lagos. */
export const dueOf = (promised: { to: string } | null): string | null => promised && `${promised.to}T23:59:59+01:00`;

/** Those that staff can still move on. */
export const readOpenOrders: Queue['read'] = async () => {
  const { data, nextCursor } = await call(listOrders, { query: { waiting: 'staff', limit: '100' } });
  const items = data.map(({ id, kind, summary, placed_at: since, promised }) => ({
    id,
    title: `${wordsOf(kind)}: ${summary}`,
    since,
    dueAt: dueOf(promised),
    to: `/orders/${id}`,
  }));
  return { items, isMore: nextCursor !== null };
};
