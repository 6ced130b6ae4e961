import type { Books } from '../books.ts';
import type { Answer } from '../misbehave.ts';
import { success } from './answers.ts';
import { feeOf } from './transaction-wire.ts';

/** ₦10,000,000,000 put in by the owner: what the demonstration's customers already hold must be able to leave. */
const openingKobo = 1_000_000_000_000;

/** Worked out from the books each time, so that it cannot disagree with them. Money on its way out is gone already. */
export function balanceOf(books: Books): number {
  const charges = books.all<{ amount: number; channel: string }>(
    `select amount, channel from paystack_transactions where status = 'success'`,
  );
  const received = charges.reduce((total, charge) => total + charge.amount - feeOf(charge), 0);
  const { paid } = books.one<{ paid: number }>(
    `select coalesce(sum(amount + fee), 0) as paid from paystack_transfers where status in ('pending', 'success')`,
  )!;
  return openingKobo + received - paid;
}

export function balance(books: Books): Answer {
  return success('Balances retrieved', [{ currency: 'NGN', balance: balanceOf(books) }]);
}
