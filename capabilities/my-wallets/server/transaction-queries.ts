import type { WalletId } from '@wura/ledger/server/order';
import { currencyOf } from '@wura/money/currencies';
import type { Queries } from '@wura/database';
import type { Transaction } from '@wura/wallets/contract';
import { historyRowOf, type HistoryRow, type HistoryRecord } from '@wura/wallets/server/statements';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { mostMinor, type FiledFilter } from './filed-filter.ts';

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

/** Where a list by amount stands: the last movement that was read. */
export interface Rank {
  readonly amount: string;
  readonly wallet: WalletId;
  readonly seq: number;
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

/**
 * Movements by amount, whatever their currency's smallest unit: each wallet's index of amounts is walked from where the
 * last page ended, and the wallets are merged.
 */
export async function readByAmount(
  db: Queries,
  options: {
    filter: Filter;
    filed: FiledFilter | undefined;
    wallets: readonly WalletFacts[];
    direction: Direction;
    after: Rank | undefined;
    max: number;
  },
): Promise<{ row: HistoryRow; rank: Rank }[]> {
  const { filter, filed, wallets, direction, after, max } = options;
  const isDown = direction === 'desc';
  const { rows } = await db.query<HistoryRecord & { rank: string }>(
    `select r.*, (r.filed_amount * r.factor)::text as rank
     from unnest($5::bigint[], $6::numeric[], $11::bigint[], $12::bigint[]) as s (wallet, factor, least, most)
     cross join lateral (
       select h.*, f.amount as filed_amount, s.factor
         from wallets.filed_row f
         join lateral (select * from wallets.history_row h where h.wallet_id = f.wallet and h.seq = f.seq and ${isShown}) h
           on true
        where f.wallet = s.wallet and f.amount between s.least and s.most
          and ($7::numeric is null or f.amount ${isDown ? '<= floor' : '>= ceil'}($7 / s.factor))
          and ($7::numeric is null or (f.amount * s.factor, f.wallet, f.seq) ${isDown ? '<' : '>'} ($7, $8::bigint, $9::bigint))
          and ($13::uuid is null or f.party = $13) and ($14::text is null or f.category = $14)
          and ($15::smallint[] is null or f.kind = any($15))
        order by f.amount ${direction}, f.seq ${direction} limit $10
     ) r
     order by r.filed_amount * r.factor ${direction}, r.wallet_id ${direction}, r.seq ${direction}
     limit $10`,
    [
      ...filterValues(filter),
      wallets.map(({ id }) => id),
      wallets.map(({ currency }) => `1e-${currencyOf(currency).scale}`),
      after?.amount ?? null,
      after?.wallet ?? null,
      after?.seq ?? null,
      max,
      wallets.map(({ id }) => filed?.ranges?.get(id)?.least ?? 1n),
      wallets.map(({ id }) => filed?.ranges?.get(id)?.most ?? mostMinor),
      filed?.party ?? null,
      filed?.category ?? null,
      filed?.kinds ?? null,
    ],
  );
  return rows.map(record => {
    const row = historyRowOf(record);
    return { row, rank: { amount: record.rank, wallet: row.entry.wallet, seq: row.entry.seq } };
  });
}
