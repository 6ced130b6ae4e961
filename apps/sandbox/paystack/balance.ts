import type { Books } from '../books.ts';
import type { Answer } from '../misbehave.ts';
import { success } from './answers.ts';
import { feeOf } from './transaction-wire.ts';

/** ₦10,000,000,000 put in by the owner: what the demonstration's customers already hold must be able to leave. */
const openingKobo = 1_000_000_000_000;

/**
 * Worked out from the books each time, so that it cannot disagree with them. Money on its way out is gone already, and what
 * a payment cost is kept when it is given back.
 */
export function balanceOf(books: Books): number {
  const charges = books.all<{ amount: number; channel: string; status: string }>(
    `select amount, channel, status from paystack_transactions
      where status = 'success' or (status = 'reversed' and paid_at is not null)`,
  );
  const received = charges.reduce(
    (total, charge) => total + (charge.status === 'success' ? charge.amount : 0) - feeOf(charge),
    0,
  );
  const { paid } = books.one<{ paid: number }>(
    `select coalesce(sum(amount + case status when 'success' then fee else 0 end), 0) as paid
       from paystack_transfers where status in ('pending', 'success')`,
  )!;
  // Of a payment that is reversed nothing is counted as received, so what was refunded of it is not counted either.
  const { refunded } = books.one<{ refunded: number }>(
    `select coalesce(sum(r.amount), 0) as refunded
       from paystack_refunds r join paystack_transactions t on t.id = r.transaction_id
      where r.status = 'processed' and t.status = 'success'`,
  )!;
  const { settled } = books.one<{ settled: number }>(
    'select coalesce(sum(amount), 0) as settled from paystack_settlements',
  )!;
  return openingKobo + received - paid - refunded - settled;
}

export function balance(books: Books): Answer {
  return success('Balances retrieved', [{ currency: 'NGN', balance: balanceOf(books) }]);
}
