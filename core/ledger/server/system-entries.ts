import type { Queries } from '@wura/database';
import type { WalletId } from './order.ts';

/** One entry of a system wallet, as far as it takes to ask what it was for. */
export interface SystemEntry {
  readonly wallet: WalletId;
  readonly seq: number;
  readonly transferId: number;
  readonly amount: bigint;
  readonly currency: number;
  readonly createdAt: Date;
}

/**
 * The next entries of every system wallet of this purpose, each behind the position given for it. A wallet's entries are
 * numbered without a gap in the order of their commits, so nothing can appear behind a position later on.
 */
export async function readSystemEntries(
  db: Queries,
  { purpose, after, limit }: { purpose: string; after: ReadonlyMap<WalletId, number>; limit: number },
): Promise<SystemEntry[]> {
  const { rows } = await db.query<{
    wallet_id: bigint;
    seq: bigint;
    transfer_id: bigint;
    amount: bigint;
    currency: number;
    created_at: Date;
  }>(
    `select e.wallet_id, e.seq, e.transfer_id, e.amount, e.currency, e.created_at
       from ledger.system_wallet s
       left join unnest($2::bigint[], $3::bigint[]) as a (wallet, seq) on a.wallet = s.wallet
       cross join lateral (select * from ledger.entry e where e.wallet_id = s.wallet and e.seq > coalesce(a.seq, 0)
                            order by e.seq limit $4) e
      where s.purpose = $1`,
    [purpose, [...after.keys()], [...after.values()], limit],
  );
  return rows.map(row => ({
    wallet: Number(row.wallet_id),
    seq: Number(row.seq),
    transferId: Number(row.transfer_id),
    amount: row.amount,
    currency: row.currency,
    createdAt: row.created_at,
  }));
}

/** Of transfers that end a hold, which hold each of them ends and how. Others are not among the answers. */
export async function readWhatTheyEnd(
  db: Queries,
  transferIds: readonly number[],
): Promise<Map<number, { held: number; how: 'settled' | 'returned' | 'reversed' }>> {
  const { rows } = await db.query<{
    by_transfer: bigint;
    transfer_id: bigint;
    how: 'settled' | 'returned' | 'reversed';
  }>(
    `select x.by_transfer, x.transfer_id, x.outcome as how from ledger.ending x where x.by_transfer = any($1::bigint[])
      union all
     select r.by_transfer, r.transfer_id, 'reversed' from ledger.reversal r where r.by_transfer = any($1::bigint[])`,
    [transferIds],
  );
  return new Map(rows.map(row => [Number(row.by_transfer), { held: Number(row.transfer_id), how: row.how }]));
}
