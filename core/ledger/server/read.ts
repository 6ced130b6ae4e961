import type { Pool, PoolClient } from 'pg';
import { emptyHead, type Entry, type Head, type WalletId } from './order.ts';

type Db = Pick<Pool | PoolClient, 'query'>;

interface EntryRow {
  wallet_id: bigint;
  seq: bigint;
  transfer_id: bigint;
  amount: bigint;
  balance_after: bigint;
  cum_credit: bigint;
  moves: bigint;
  counterparty: bigint;
  created_at: Date;
  currency: number;
  kind: number;
  gives_back: boolean;
  fingerprint: number;
}

const entryColumns = `e.wallet_id, e.seq, e.transfer_id, e.amount, e.balance_after, e.cum_credit, e.moves,
  e.counterparty, e.created_at, e.currency, e.kind, e.gives_back, e.fingerprint`;

export function entryOf(row: EntryRow): Entry {
  return {
    wallet: Number(row.wallet_id),
    seq: Number(row.seq),
    transferId: Number(row.transfer_id),
    amount: row.amount,
    balanceAfter: row.balance_after,
    cumCredit: row.cum_credit,
    moves: Number(row.moves),
    counterparty: Number(row.counterparty),
    createdAt: row.created_at,
    currency: row.currency,
    kind: row.kind,
    givesBack: row.gives_back,
    fingerprint: row.fingerprint,
  };
}

/** The last link of each wallet: one descent of the primary key each, however long the chain. */
export async function readHeads(db: Db, wallets: readonly WalletId[]): Promise<Map<WalletId, Head>> {
  const { rows } = await db.query<{ id: bigint; seq: bigint; balance: bigint; cum_credit: bigint; moves: bigint }>({
    name: 'ledger.heads',
    text: `select w.id, h.seq, h.balance_after as balance, h.cum_credit, h.moves
           from unnest($1::bigint[]) as w (id) join ledger.head h on h.wallet_id = w.id`,
    values: [wallets],
  });
  const heads = new Map<WalletId, Head>(wallets.map(wallet => [wallet, emptyHead]));
  for (const { id, seq, balance, cum_credit, moves } of rows) {
    heads.set(Number(id), { seq: Number(seq), balance, cumCredit: cum_credit, moves: Number(moves) });
  }
  return heads;
}

export async function readHead(db: Db, wallet: WalletId): Promise<Head> {
  return (await readHeads(db, [wallet])).get(wallet)!;
}

/** What these requests became, for those that became anything. */
export async function readByRequest(db: Db, requests: readonly string[]): Promise<Map<string, Entry>> {
  const { rows } = await db.query<EntryRow & { request: string }>({
    name: 'ledger.by_request',
    text: `select ${entryColumns}, e.request from ledger.entry e where e.request = any($1::uuid[])`,
    values: [requests],
  });
  return new Map(rows.map(row => [row.request, entryOf(row)]));
}
