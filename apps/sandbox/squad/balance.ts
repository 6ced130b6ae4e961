import type { Books } from '../books.ts';
import type { Answer } from '../misbehave.ts';
import { success } from './answers.ts';

/** ₦1,000,000,000 put in by the owner: what the demonstration's customers hold can be spent on bills. */
const openingKobo = 100_000_000_000;

export const merchant = 'SBSANDBOX01';

/** Worked out from the books each time, so that it cannot disagree with them. */
export function balanceOf(books: Books): number {
  const { paid } = books.one<{ paid: number }>(
    `select coalesce(sum(merchant_amount), 0) as paid from squad_vends where status in ('pending', 'success')`,
  )!;
  return openingKobo - paid;
}

export function balance(books: Books): Answer {
  return success({ balance: String(balanceOf(books)), currency_id: 'NGN', merchant_id: merchant });
}
