import type { Tx } from '@wura/database';
import { historyRowOf, type HistoryRow, type HistoryRecord } from '@wura/wallets/server/statements';
import type { MovementKind } from '@wura/wallets/server/kinds';
import type { Transaction } from '@wura/wallets/contract';
import { readMovementsOf, walletMin } from './customer-movements.ts';

// The SQL of all customers' movements.

/**
 * The last movement that was read: its transfer, and its wallet, because a transfer has two sides. And when it was: what is
 * one customer's is found again by that.
 */
export type Position = readonly [transfer: number, wallet: number, atMs?: number];

export interface Filter {
  /** Their id, username or account number. */
  readonly customer: string | undefined;
  readonly status: Transaction['status'] | undefined;
  readonly kinds: readonly MovementKind[] | undefined;
  readonly currency: number | undefined;
  /**
   * In the smallest unit of the currency, which is one then; both are included. They are of what arrived. What left a wallet is
   * never less than that: said of the entry too, the least leaves out most rows before it is looked up what belongs to them.
   */
  readonly least: bigint | undefined;
  readonly most: bigint | undefined;
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
 * Newest first. Those of one customer are read out of their own chains, and those that wait where that is noted. Of all others a
 * stretch at a time: the index on transfers finds a stretch of them and no order among them, so each is read and sorted by
 * itself, and a longer one only when it held too few. What is rare is not looked for through all of the books at once.
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
  if (filter.customer !== undefined && !named) {
    return readMovementsOf(tx, { filter, customer: filter.customer, after, limit, mostMs });
  }
  if (filter.status === 'pending' && !named) {
    return { rows: await readHeld(tx, { filter, after, limit }), lookedTo: undefined };
  }
  const bounds = named ?? (await readBounds(tx, filter));
  let high = Math.min(after?.[0] ?? Infinity, bounds.high);
  const end = bounds.low;
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

/**
 * Between which transfers the days of a filter lie. Transfers are numbered as they are written, so what the house's own chains
 * say of a moment holds for all of the books, but for the moment that lies between the number and the time of one.
 */
async function readBounds(tx: Tx, { from, to }: Filter): Promise<{ low: number; high: number }> {
  const { rows } = await tx.query<{ low: bigint | null; high: bigint | null; last: bigint }>(
    `select max((
              select e.transfer_id from ledger.entry e where e.wallet_id = s.wallet and e.seq = (
                select l.seq from wallets.links_before(s.wallet, array[$1::timestamptz - interval '1 minute']) l
              ) limit 1
            )) filter (where $1::timestamptz is not null) as low,
            min((
              select e.transfer_id from ledger.entry e where e.wallet_id = s.wallet and e.seq = (
                select l.seq + 1 from wallets.links_before(s.wallet, array[$2::timestamptz + interval '1 minute']) l
              ) limit 1
            )) filter (where $2::timestamptz is not null) as high,
            ledger.last_transfer() as last
       from ledger.system_balance s where s.purpose = 'clearing'`,
    [from ?? null, to ?? null],
  );
  const { low, high, last } = rows[0]!;
  return { low: Number(low ?? 0), high: Number(high ?? last) };
}

/** What waits for a provider is found where it is noted, however long ago it began. */
async function readHeld(
  tx: Tx,
  { filter, after, limit }: { filter: Filter; after: Position | undefined; limit: number },
): Promise<HistoryRow[]> {
  const { rows } = await tx.query<HistoryRecord>(
    `select e.* from (
       select m.transfer_id, m.wallet, m.seq from wallets.held_movement m
        where ($1::bigint is null or (m.transfer_id, m.wallet) < ($1, $2::bigint))
          and ($3::integer[] is null or m.kind = any($3))
        order by m.transfer_id desc, m.wallet desc
     ) m
     cross join lateral (
       select * from wallets.history_row h
        where h.wallet_id = m.wallet and h.seq = m.seq
          and ($4::integer is null or h.currency = $4)
          and ($5::timestamptz is null or h.created_at >= $5) and ($6::timestamptz is null or h.created_at < $6)
          and ($8::bigint is null or abs(h.amount) >= $8 and coalesce(h.principal, abs(h.amount)) >= $8)
          and ($9::bigint is null or coalesce(h.principal, abs(h.amount)) <= $9)
     ) e
     order by m.transfer_id desc, m.wallet desc limit $7`,
    [
      after?.[0] ?? null,
      after?.[1] ?? null,
      filter.kinds?.map(({ id }) => id) ?? null,
      filter.currency ?? null,
      filter.from ?? null,
      filter.to ?? null,
      limit,
      filter.least ?? null,
      filter.most ?? null,
    ],
  );
  return rows.map(historyRowOf);
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
        and ($13::bigint is null or abs(e.amount) >= $13 and coalesce(e.principal, abs(e.amount)) >= $13)
        and ($14::bigint is null or coalesce(e.principal, abs(e.amount)) <= $14)
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
      filter.least ?? null,
      filter.most ?? null,
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
