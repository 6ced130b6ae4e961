import { ControlRefused } from '../control-input.ts';
import type { BooksEntry, Settlement } from '../provider.ts';
import type { Desk } from './desk.ts';
import { naira } from './naira.ts';
import type { VendRow, VendType } from './tables.ts';
import { findVend, setStatus } from './vends.ts';

/** What Squad believes, in the order in which it happened. */
export function entries({ books }: Desk): BooksEntry[] {
  return books.all<VendRow>('select * from squad_vends order by id').map(entryOf);
}

/** What is final stays as it is, save that a success may be taken back. */
export function settle(desk: Desk, reference: string, outcome: Settlement): BooksEntry | undefined {
  const row = findVend(desk, reference);
  if (!row) return undefined;
  const isOpen = row.status === 'pending' || (row.status === 'success' && outcome === 'reversed');
  if (!isOpen) throw new ControlRefused(409, `It is ${row.status} already and cannot become ${outcome}.`);
  return entryOf(setStatus(desk, row, outcome));
}

function entryOf(row: VendRow): BooksEntry {
  return {
    reference: row.is_callers ? row.reference : null,
    provider_reference: row.reference,
    operation: operations[row.type],
    amount: naira(row.amount),
    currency: 'NGN',
    destination: row.destination,
    status: row.status,
  };
}

/** By the names of the calls that sell it. */
const operations: Readonly<Record<VendType, string>> = {
  airtime: 'airtime',
  data: 'data',
  electricity: 'electricity',
  cable: 'tv',
};
