import { ControlRefused } from '../control-input.ts';
import type { BooksEntry, Settlement } from '../provider.ts';
import type { Desk } from './desk.ts';
import { findPayment, naira, setStatus } from './payments.ts';
import { findService } from './services.ts';
import type { PaymentRow } from './tables.ts';

/** What VTpass believes, in the order in which it happened. */
export function entries({ books }: Desk): BooksEntry[] {
  return books.all<PaymentRow>('select * from vtpass_payments order by id').map(entryOf);
}

/** What is final stays as it is, save that a success may be taken back. */
export function settle(desk: Desk, reference: string, outcome: Settlement): BooksEntry | undefined {
  const row = findPayment(desk, reference);
  if (!row) return undefined;
  const isOpen = row.status === 'pending' || (row.status === 'success' && outcome === 'reversed');
  if (!isOpen) throw new ControlRefused(409, `It is ${row.status} already and cannot become ${outcome}.`);
  return entryOf(setStatus(desk, row, outcome));
}

function entryOf(row: PaymentRow): BooksEntry {
  return {
    reference: row.request_id,
    provider_reference: row.transaction_id,
    operation: findService(row.service)!.kind,
    amount: naira(row.amount),
    currency: 'NGN',
    destination: row.destination,
    status: row.status,
  };
}
