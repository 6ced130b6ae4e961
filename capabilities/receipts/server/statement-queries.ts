import type { Queries } from '@wura/database';
import type { WalletId } from '@wura/ledger/server/order';
import { entryOf } from '@wura/ledger/server/read';
import { historyRowOf, type HistoryRecord, type HistoryRow } from '@wura/wallets/server/statements';
import type { Entry } from '@wura/ledger/server/order';

/** A wallet's chain as it stood before a moment. */
export interface Link {
  readonly seq: number;
  readonly balance: bigint;
}

export async function readLinksBefore(db: Queries, wallet: WalletId, moments: readonly Date[]): Promise<Link[]> {
  const { rows } = await db.query<{ seq: bigint; balance: bigint }>(
    'select seq, balance from wallets.links_before($1, $2) order by at',
    [wallet, moments],
  );
  return rows.map(({ seq, balance }) => ({ seq: Number(seq), balance }));
}

/** The balance behind a link; nothing moved yet before the first. */
export async function readBalanceAt(db: Queries, wallet: WalletId, seq: number): Promise<bigint | undefined> {
  if (seq === 0) return 0n;
  const { rows } = await db.query<{ balance: bigint }>(
    'select balance_after as balance from ledger.entry where wallet_id = $1 and seq = $2',
    [wallet, seq],
  );
  return rows[0]?.balance;
}

/** One link of the chain; and where it gives back what an earlier one took, that one with its words. */
export interface Step {
  readonly entry: Entry;
  readonly row: HistoryRow | undefined;
}

type StepRecord = Parameters<typeof entryOf>[0] & { history: HistoryRecord | null };

/** Every link in a stretch, those that give back included: only all of them together add up to the balance. */
export async function readSteps(
  db: Queries,
  { wallet, low, high }: { wallet: WalletId; low: number; high: number },
): Promise<Step[]> {
  const { rows: entries } = await db.query<StepRecord>(
    `select e.* from ledger.entry e where e.wallet_id = $1 and e.seq between $2 and $3 order by e.seq`,
    [wallet, low, high],
  );
  const { rows: told } = await db.query<HistoryRecord & { told_at: bigint }>(
    `select h.*, h.seq as told_at from wallets.history_row h where h.wallet_id = $1 and h.seq between $2 and $3
     union all
     select h.*, e.seq from ledger.entry e
       join ledger.giving_back g on g.by_transfer = e.transfer_id
       join wallets.waiting_movement w on w.transfer_id = g.transfer_id and w.wallet = e.wallet_id
       join wallets.history_row h on h.wallet_id = w.wallet and h.seq = w.seq
      where e.wallet_id = $1 and e.seq between $2 and $3 and e.gives_back`,
    [wallet, low, high],
  );
  const rows = new Map(told.map(record => [record.told_at, historyRowOf(record)]));
  return entries.map(record => ({ entry: entryOf(record), row: rows.get(record.seq) }));
}
