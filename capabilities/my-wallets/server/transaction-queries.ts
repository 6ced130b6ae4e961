import type { WalletId } from '@wura/ledger/server/order';
import type { Queries } from '@wura/database';
import type { Transaction } from '@wura/wallets/contract';
import { historyRowOf, type HistoryRow, type HistoryRecord } from '@wura/wallets/server/statements';

export type Direction = 'asc' | 'desc';

export interface Filter {
  readonly type: Transaction['type'] | undefined;
  readonly status: Transaction['status'] | undefined;
  /** From the first moment on, and before the second. */
  readonly from: Date | undefined;
  readonly before: Date | undefined;
}

/** A stretch of one wallet's chain, both ends included. */
export interface Period {
  readonly wallet: WalletId;
  readonly low: number;
  readonly high: number;
}

export const isShown = `($1::text is null or $1 = case when h.amount < 0 then 'send' else 'receive' end)
  and ($2::text is null or $2 = h.status)
  and ($3::timestamptz is null or h.created_at >= $3) and ($4::timestamptz is null or h.created_at < $4)`;

export const filterValues = ({ type, status, from, before }: Filter) => [
  type ?? null,
  status ?? null,
  from ?? null,
  before ?? null,
];

/** The movements in each stretch that pass the filter, in order of their place, at most so many of each wallet. */
export async function readStretches(
  db: Queries,
  {
    filter,
    stretches,
    direction,
    eachMax,
  }: { filter: Filter; stretches: readonly Period[]; direction: Direction; eachMax: number },
): Promise<HistoryRow[]> {
  const { rows } = await db.query<HistoryRecord>(
    `select row.* from unnest($5::bigint[], $6::bigint[], $7::bigint[]) as s (wallet, low, high)
     cross join lateral (
       select * from wallets.history_row h
       where h.wallet_id = s.wallet and h.seq between s.low and s.high and ${isShown}
       order by h.seq ${direction} limit $8
     ) row
     order by row.wallet_id, row.seq ${direction}`,
    [
      ...filterValues(filter),
      stretches.map(({ wallet }) => wallet),
      stretches.map(({ low }) => low),
      stretches.map(({ high }) => high),
      eachMax,
    ],
  );
  return rows.map(historyRowOf);
}

/** When these links were written. */
export async function readTimes(db: Queries, places: readonly { wallet: WalletId; seq: number }[]): Promise<Date[]> {
  const { rows } = await db.query<{ created_at: Date }>(
    `select e.created_at from unnest($1::bigint[], $2::bigint[]) as p (wallet, seq)
     join ledger.entry e on e.wallet_id = p.wallet and e.seq = p.seq`,
    [places.map(({ wallet }) => wallet), places.map(({ seq }) => seq)],
  );
  return rows.map(row => row.created_at);
}

/** The first and the last link of each wallet between two moments: two searches of its chain, however long it is. */
export async function readDayBounds(
  db: Queries,
  wallets: readonly WalletId[],
  { from, before }: Pick<Filter, 'from' | 'before'>,
): Promise<Map<WalletId, Omit<Period, 'wallet'>>> {
  const { rows } = await db.query<{ wallet: bigint; low: bigint; high: bigint }>(
    `select w.id as wallet,
            coalesce((select l.seq from wallets.links_before(w.id, array[$2::timestamptz]) l where $2 is not null), 0) + 1
              as low,
            case when $3::timestamptz is null then wallets.last_link(w.id)
                 else (select l.seq from wallets.links_before(w.id, array[$3::timestamptz]) l) end as high
       from unnest($1::bigint[]) as w (id)`,
    [wallets, from ?? null, before ?? null],
  );
  return new Map(rows.map(({ wallet, low, high }) => [Number(wallet), { low: Number(low), high: Number(high) }]));
}

/** These links, as far as they pass the filter, each by its primary key. */
export async function readPlaces(
  db: Queries,
  { filter, places, direction }: { filter: Filter; places: readonly Place[]; direction: Direction },
): Promise<HistoryRow[]> {
  if (places.length === 0) return [];
  const { rows } = await db.query<HistoryRecord>(
    `select h.* from unnest($5::bigint[], $6::bigint[]) as p (wallet, seq)
      cross join lateral (
        select * from wallets.history_row h where h.wallet_id = p.wallet and h.seq = p.seq and ${isShown}
      ) h
      order by h.wallet_id, h.seq ${direction}`,
    [...filterValues(filter), places.map(({ wallet }) => wallet), places.map(({ seq }) => seq)],
  );
  return rows.map(historyRowOf);
}

export interface Place {
  readonly wallet: bigint;
  readonly seq: bigint;
}
