import { randomUUID } from '@wura/testkit/random';
import type { Pool, Queries } from '@wura/database';
import type { Order, WalletId } from '../server/order.ts';
import { systemWallet } from '../server/wallets.ts';

/** Kinds that only tests know: a plain transfer and a hold. */
export const plain = 9001;
export const hold = 9002;
export const naira = 1;

export async function registerKinds(owner: Pool): Promise<void> {
  await owner.query(
    `insert into ledger.kind values ($1, 'test', false), ($2, 'test hold', true) on conflict do nothing`,
    [plain, hold],
  );
}

/** Gives a wallet its place in the books. It has no entry until money moves. */
export async function openLedgerWallet(db: Queries, currency: number): Promise<WalletId> {
  const { rows } = await db.query<{ id: bigint }>('select ledger.open_wallet($1::smallint) as id', [currency]);
  return Number(rows[0]!.id);
}

/** Customers' wallets, each holding the same sum that came from outside. */
export async function fundedWallets(
  pool: Pool,
  { count, balance, post }: { count: number; balance: bigint; post: (order: Order) => Promise<unknown> },
): Promise<WalletId[]> {
  const outside = await systemWallet(pool, { purpose: 'outside', currency: naira });
  const wallets: WalletId[] = [];
  for (let n = 0; n < count; n++) wallets.push(await openLedgerWallet(pool, naira));
  if (balance > 0n) await Promise.all(wallets.map(wallet => post(transfer(outside, wallet, balance))));
  return wallets;
}

export function transfer(from: WalletId, to: WalletId, amount: bigint, extra: Partial<Order> = {}): Order {
  return {
    kind: plain,
    request: randomUUID(),
    fingerprint: 1,
    sides: [
      { wallet: from, amount: -amount, currency: naira },
      { wallet: to, amount, currency: naira },
    ],
    ...extra,
  };
}
