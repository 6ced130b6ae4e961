import type { Books } from '../books.ts';

/** Put in by the owner before the sandbox began: ten million dollars, and a billion naira. */
const opening: Readonly<Record<string, number>> = { USD: 1_000_000_000, NGN: 100_000_000_000 };

/** What is left to fund cards with. Worked out from the books each time, so that it cannot disagree with them. */
export function issuingBalance(books: Books, currency: string): number {
  const { moved } = books.one<{ moved: number }>(
    `select coalesce(sum(case when m.kind in ('unload', 'deleted') then m.amount else -m.amount end), 0) as moved
       from issuer_moves m join issuer_cards c on c.id = m.card
      where c.currency = ? and m.kind in ('create', 'fund', 'unload', 'deleted') and m.status in ('pending', 'success')
        and not (m.kind = 'unload' and m.status = 'pending')`,
    currency,
  )!;
  const { added } = books.one<{ added: number }>(
    'select coalesce(sum(amount), 0) as added from issuer_wallets where currency = ?',
    currency,
  )!;
  return (opening[currency] ?? 0) + moved + added;
}
