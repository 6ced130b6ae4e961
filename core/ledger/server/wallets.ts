import type { Queries, Tx } from '@wura/database';
import type { WalletId } from './order.ts';

/**
 * A system wallet, by what it is for: opened on first use, the same ever after. `shard` keeps server
 * processes that settle at the same time on chains of their own.
 */
export async function systemWallet(
  db: Queries,
  { purpose, currency, shard = 0 }: { purpose: string; currency: number; shard?: number },
): Promise<WalletId> {
  const { rows } = await db.query<{ id: bigint }>(
    'select ledger.open_system_wallet($1, $2::smallint, $3::smallint) as id',
    [purpose, currency, shard],
  );
  return Number(rows[0]!.id);
}

/** Until the transaction ends no other writes to this wallet, so what is read of it stays true. */
export async function lockWallet(tx: Tx, wallet: WalletId): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7302010, $1)', [wallet]);
}
