import type { SentQueryOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { daysOf, type Period } from './periods.ts';

type Query = SentQueryOf<typeof routes.listTransactions>;

export interface Filter {
  text: string;
  type: 'all' | 'send' | 'receive';
  status: 'all' | 'completed' | 'pending' | 'failed';
  sort: 'date' | 'amount';
  period: Period;
  /** What only the list of all transactions narrows down by. */
  more?: More;
}

export interface More {
  category: string;
  min: string;
  max: string;
}

export const noFilter: Filter = { text: '', type: 'all', status: 'all', sort: 'date', period: { name: 'all' } };

/** Sorting hides nothing, so it is no filter. */
export function isFiltered({ text, type, status, period, more }: Filter): boolean {
  return (
    Object.values(more ?? {}).some(Boolean) ||
    text.trim() !== '' ||
    type !== 'all' ||
    status !== 'all' ||
    period.name !== 'all'
  );
}

export function queryOf({ text, type, status, sort, period, more }: Filter): Query {
  return {
    ...(text.trim() && { q: text.trim().slice(0, 100) }),
    ...(type !== 'all' && { type }),
    ...(status !== 'all' && { status }),
    ...(sort !== 'date' && { sort }),
    ...daysOf(period, Date.now()),
    ...Object.fromEntries(Object.entries(more ?? {}).filter(([, value]) => /\w/.test(value))),
  };
}
