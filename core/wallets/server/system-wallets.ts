import type { WalletId } from '@wura/ledger/server/order';
import { systemWallet } from '@wura/ledger/server/wallets';
import type { Tx } from '@wura/database';
import { randomInt } from 'node:crypto';

/** The house's own stock of a currency: what it gave out of it, and what it took in. */
export const positionPurpose = 'fx_position';
/** What rounding left with the house. */
export const residuePurpose = 'fx_residue';

/** How many chains each system wallet is split into, so that as many payments can begin or end at once. */
const shards = 8;

const shardLock = 7302002;

/** A shard that no open transaction writes to, where there is one: a client that froze in the middle keeps only its own. */
export async function freeShard(tx: Tx, currency: number): Promise<number> {
  const first = randomInt(shards);
  const inTurn = Array.from({ length: shards }, (_, n) => (first + n) % shards);
  const { rows } = await tx.query<{ shard: number }>(
    'select shard from unnest($2::integer[]) as shard where pg_try_advisory_xact_lock($1, $3 + shard) limit 1',
    [shardLock, inTurn, currency * 100],
  );
  return rows[0]?.shard ?? first;
}

/** The system wallets, on one shard. A transaction that writes them has that shard to itself until it commits. */
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
