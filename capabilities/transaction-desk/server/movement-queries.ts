import type { Tx } from '@wura/database';
import { historyRowOf, type HistoryRow, type HistoryRecord } from '@wura/wallets/server/statements';
import type { MovementKind } from '@wura/wallets/server/kinds';
import type { Transaction } from '@wura/wallets/contract';

// The SQL of all customers' movements.

/** The last movement that was read: its transfer, and its wallet, because a transfer has two sides. */
export type Position = readonly [transfer: number, wallet: number];

export interface Filter {
  /** Their id, username or account number. */
  readonly customer: string | undefined;
  readonly status: Transaction['status'] | undefined;
  readonly kinds: readonly MovementKind[] | undefined;
  readonly currency: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly transfers: readonly number[] | undefined;
}

/** Transfers of the first stretch that is read: with a little traffic, more than one page needs. */
const firstSpan = 4096 * 256;
/** A stretch that took less is followed by a longer one, and one that took more than half of what a page may take by a shorter. */
const shortMs = 200;
/** So long one page looks for movements; what it has not looked at is for the page after. */
const pageMs = 2_000;

/** The movements of one page, and where the next one looks on if this one did not get to the end. */
export interface FoundMovements {
  readonly rows: readonly HistoryRow[];
  readonly lookedTo: Position | undefined;
}

/**
 * Newest first, stretch by stretch: the index on transfers finds a stretch of them and no order among them, so each is
 * read and sorted by itself, and a longer one only when it held too few. What is rare is not looked for through all of the books
 * at once.
 */
export async function readMovements(
  tx: Tx,
  {
    filter,
    after,
    limit,
    mostMs = pageMs,
  }: { filter: Filter; after: Position | undefined; limit: number; mostMs?: number },
): Promise<FoundMovements> {
  const named = filter.transfers && { high: Math.max(0, ...filter.transfers), low: Math.min(...filter.transfers) - 1 };
  let high = Math.min(after?.[0] ?? Infinity, named ? named.high : await readLastTransfer(tx));
  const end = named ? named.low : 0;
  const rows: HistoryRow[] = [];
  const began = performance.now();
  for (let span = named ? Infinity : firstSpan; high > end && rows.length < limit;) {
    const stretchBegan = performance.now();
    const low = Math.max(end, high - span);
    rows.push(...(await readStretch(tx, { filter, after, limit: limit - rows.length, low, high })));
    high = low;
    if (high > end && rows.length < limit && performance.now() - began > mostMs) {
      return { rows, lookedTo: [high + 1, walletMin] };
    }
    const tookMs = performance.now() - stretchBegan;
    if (tookMs < shortMs) span *= 8;
    else if (tookMs > pageMs / 2) span = Math.ceil(span / 4);
  }
  return { rows, lookedTo: undefined };
}

/** Before every wallet. */
const walletMin = -(2 ** 31);

async function readLastTransfer(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ last: bigint }>('select ledger.last_transfer() as last');
  return Number(rows[0]!.last);
}

interface Period {
  filter: Filter;
  after: Position | undefined;
  limit: number;
  /** Not included. */
  low: number;
  high: number;
}

async function readStretch(tx: Tx, { filter, after, limit, low, high }: Period): Promise<HistoryRow[]> {
  const { rows } = await tx.query<HistoryRecord>(
    `select * from wallets.history_row e
      where e.transfer_id > $1 and e.transfer_id <= $2 and not e.is_system
        and not exists (select from wallets.customer_pot p where p.id = e.wallet_id)
        and ($3::bigint is null or (e.transfer_id, e.wallet_id) < ($3, $4::integer))
        and ($5::text is null or e.wallet_id in (
          select w.id from wallets.customer_wallet w join identity.person c on c.id = w.customer where c.public_id = $5 or c.username = $5 or c.account_number = $5))
        and ($6::text is null or $6 = e.status)
        and ($7::integer[] is null or e.kind = any($7))
        and ($8::integer is null or e.currency = $8)
        and ($9::timestamptz is null or e.created_at >= $9) and ($10::timestamptz is null or e.created_at < $10)
        and ($11::bigint[] is null or e.transfer_id = any($11))
      order by e.transfer_id desc, e.wallet_id desc limit $12`,
    [
      low,
      high,
      after?.[0] ?? null,
      after?.[1] ?? null,
      filter.customer ?? null,
      filter.status ?? null,
      filter.kinds?.map(({ id }) => id) ?? null,
      filter.currency ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.transfers ?? null,
      limit,
    ],
  );
  return rows.map(historyRowOf);
}

/** Transfers by the name that the provider knows them by, or that the receiver's bank does. */
export async function findTransfers(tx: Tx, reference: string): Promise<number[]> {
  const { rows } = await tx.query<{ transfer_id: bigint }>(
    `select transfer_id from wallets.waiting_movement where details ->> 'reference' = $1
     union select transfer_id from provider_payments.bank_session where session_id = $1
     order by transfer_id desc limit 20`,
    [reference],
  );
  return rows.map(row => Number(row.transfer_id));
}
