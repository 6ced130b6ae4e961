import type { Desk } from './desk.ts';

/** Worked out from what moved each time, so that a reorganisation cannot leave it behind. */
export function balanceOf({ books }: Desk, address: string, token: string): number {
  const { balance } = books.one<{ balance: number }>(
    `select (select coalesce(sum(amount), 0) from chain_moves where receiver = ?1 and token = ?2)
          - (select coalesce(sum(amount), 0) from chain_moves where sender = ?1 and token = ?2) as balance`,
    address,
    token,
  )!;
  return balance;
}
