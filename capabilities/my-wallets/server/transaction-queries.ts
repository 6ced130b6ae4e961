import type { WalletId } from '@wura/ledger/server/order';
import { currencyOf } from '@wura/money/currencies';
import type { Queries } from '@wura/database';
import type { Transaction } from '@wura/wallets/contract';
import { historyRowOf, type HistoryRow, type HistoryRecord } from '@wura/wallets/server/statements';
import type { WalletFacts } from '@wura/wallets/server/wallets';

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

const isShown = `($1::text is null or $1 = case when h.amount < 0 then 'send' else 'receive' end)
  and ($2::text is null or $2 = h.status)
  and ($3::timestamptz is null or h.created_at >= $3) and ($4::timestamptz is null or h.created_at < $4)`;

const filterValues = ({ type, status, from, before }: Filter) => [
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

/** Movements by amount, whatever their currency's smallest unit. It reads the whole set, which alone makes it exact. */
export async function readByAmount(
  db: Queries,
  options: {
    filter: Filter;
    wallets: readonly WalletFacts[];
    direction: Direction;
    after: Rank | undefined;
    max: number;
  },
): Promise<{ row: HistoryRow; rank: Rank }[]> {
  const { filter, wallets, direction, after, max } = options;
  const amount = 'coalesce(h.principal, abs(h.amount)) * s.factor';
  const { rows } = await db.query<HistoryRecord & { rank: string }>(
    `select h.*, (${amount})::text as rank
     from unnest($5::bigint[], $6::numeric[]) as s (wallet, factor)
     join wallets.history_row h on h.wallet_id = s.wallet
     where ${isShown}
       and ($7::numeric is null or (${amount}, h.wallet_id, h.seq) ${direction === 'desc' ? '<' : '>'} ($7, $8::bigint, $9::bigint))
     order by ${amount} ${direction}, h.wallet_id ${direction}, h.seq ${direction}
     limit $10`,
    [
      ...filterValues(filter),
      wallets.map(({ id }) => id),
      wallets.map(({ currency }) => `1e-${currencyOf(currency).scale}`),
      after?.amount ?? null,
      after?.wallet ?? null,
      after?.seq ?? null,
      max,
    ],
  );
  return rows.map(record => {
    const row = historyRowOf(record);
    return { row, rank: { amount: record.rank, wallet: row.entry.wallet, seq: row.entry.seq } };
  });
}
