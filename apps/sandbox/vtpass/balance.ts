import type { Books } from '../books.ts';

/** ₦1,000,000,000 put in by the owner. */
const openingKobo = 100_000_000_000;

/** Worked out from the books each time, so that it cannot disagree with them. */
export function balanceOf(books: Books): number {
  const { paid } = books.one<{ paid: number }>(
    `select coalesce(sum(amount), 0) as paid from vtpass_payments where status in ('pending', 'success')`,
  )!;
  return openingKobo - paid;
}
