import type { WalletId } from '@wura/ledger/server/order';
import { systemWallet } from '@wura/ledger/server/wallets';
import type { Tx } from '@wura/database';

/** How many chains each system wallet is split into, so that as many payments can begin or end at once. */
export const shards = 8;

const shardLock = 7302002;

/**
 * The system wallets, on one shard. Whoever writes them queues on that shard until they commit, rather than that all
 * read the same last link and all but one lose. A transaction of the writer's own never comes here.
 */
export function systemWallets(
  tx: Tx,
  { currency, shard }: { currency: number; shard: number },
): (purpose: string) => Promise<WalletId> {
  let queued: Promise<unknown> | undefined;
  return async purpose => {
    queued ??= tx.query('select pg_advisory_xact_lock($1, $2)', [shardLock, currency * 100 + shard]);
    await queued;
    return systemWallet(tx, { purpose, currency, shard });
  };
}
