import { ControlRefused } from '../control-input.ts';
import type { BooksEntry, Settlement } from '../provider.ts';
import type { Desk } from './desk.ts';
import { findOrder, setStatus } from './orders.ts';
import { naira } from './quotes.ts';
import type { OrderRow } from './tables.ts';

/** What the partner believes, in the order in which it happened. */
export function entries({ books }: Desk): BooksEntry[] {
  return books.all<OrderRow>('select * from giftcards_orders order by id').map(entryOf);
}

/** What is final stays as it is, save that a delivered card may be taken back. */
export function settle(desk: Desk, named: string, outcome: Settlement): BooksEntry | undefined {
  const row = findOrder(desk, named);
  if (!row) return undefined;
  const isOpen = row.status === 'pending' || (row.status === 'success' && outcome === 'reversed');
  if (!isOpen) throw new ControlRefused(409, `It is ${row.status} already and cannot become ${outcome}.`);
  return entryOf(setStatus(desk, row, outcome));
}

/** The card it is, and at which value, is where it goes: no number of a person's is asked for. */
function entryOf({ reference, order_id, price, product, value, status }: OrderRow): BooksEntry {
  return {
    reference,
    provider_reference: order_id,
    operation: 'order',
    amount: naira(price).amount,
    currency: 'NGN',
    destination: `${product} ${value}`,
    status,
  };
}
