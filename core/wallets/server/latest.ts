import type { Queries } from '@wura/database';
import { historyRowOf, type HistoryRecord, type HistoryRow } from './statements.ts';
import type { WalletId } from '@wura/ledger/server/order';

/** What moved last in any of these wallets, newest first: the ends of their chains, and nothing before them. */
export async function readLatest(
  db: Queries,
  { wallets, limit }: { wallets: readonly WalletId[]; limit: number },
): Promise<HistoryRow[]> {
  const { rows } = await db.query<HistoryRecord>(
    `select row.* from unnest($1::bigint[]) as w (id)
      cross join lateral (
        select * from wallets.history_row h where h.wallet_id = w.id order by h.seq desc limit $2
      ) row
      order by row.created_at desc, row.transfer_id desc, row.wallet_id limit $2`,
    [wallets, limit],
  );
  return rows.map(historyRowOf);
}
