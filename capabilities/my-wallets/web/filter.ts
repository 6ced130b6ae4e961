import type { SentQueryOf } from '@wura/wire';
import type { routes } from '../contract.ts';

type Query = SentQueryOf<typeof routes.listTransactions>;

export interface Filter {
  text: string;
  type: 'all' | 'send' | 'receive';
  status: 'all' | 'completed' | 'pending' | 'failed';
  sort: 'date' | 'amount';
}

export const noFilter: Filter = { text: '', type: 'all', status: 'all', sort: 'date' };

/** Sorting hides nothing, so it is no filter. */
export function isFiltered({ text, type, status }: Filter): boolean {
  return text.trim() !== '' || type !== 'all' || status !== 'all';
}

export function queryOf({ text, type, status, sort }: Filter): Query {
  return {
    ...(text.trim() && { q: text.trim().slice(0, 100) }),
    ...(type !== 'all' && { type }),
    ...(status !== 'all' && { status }),
    ...(sort !== 'date' && { sort }),
    limit: '10',
  };
}
