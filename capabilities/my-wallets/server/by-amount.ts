import type { WalletId } from '@wura/ledger/server/order';
import { currencyOf } from '@wura/money/currencies';
import type { Queries } from '@wura/database';
import type { HistoryRow } from '@wura/wallets/server/statements';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { mostMinor, type FiledFilter } from './filed-filter.ts';
import {
  readDayBounds,
  readPlaces,
  type Direction,
  type Filter,
  type Period,
  type Place,
} from './transaction-queries.ts';

/** Where a list by amount stands: the last movement that was looked at. */
export interface Rank {
  readonly amount: string;
  readonly wallet: WalletId;
  readonly seq: number;
}

interface Reading {
  filter: Filter;
  filed: FiledFilter | undefined;
  wallets: readonly WalletFacts[];
  direction: Direction;
  after: Rank | undefined;
  /** At most so many movements are wanted. */
  max: number;
  /** At most so many are looked at. */
  scanMax: number;
}

/**
 * Movements by amount, whatever their currency's smallest unit: each wallet's index of amounts is walked from where the
 * last page ended, the wallets are merged, and only what is then on the page is read. `end` is how far was looked at where
 * that is not the whole list.
 */
export async function readByAmount(
  db: Queries,
  reading: Reading,
): Promise<{ found: { row: HistoryRow; rank: Rank }[]; end: Rank | undefined }> {
  const { filter, direction, max, scanMax } = reading;
  // What only the books know is compared after the walk, so more than is wanted may have to be looked at.
  const isPlain = filter.type === undefined && filter.status === undefined;
  const limit = isPlain ? max : Math.max(max, scanMax);
  const ranked = await rank(db, reading, limit);
  const rows = await readPlaces(db, { filter, places: ranked, direction });
  const byPlace = new Map(rows.map(row => [`${row.entry.wallet} ${row.entry.seq}`, row]));
  const ranks = ranked.map(({ rank: amount, wallet, seq }) => ({ amount, wallet: Number(wallet), seq: Number(seq) }));
  return {
    found: ranks.flatMap(each => {
      const row = byPlace.get(`${each.wallet} ${each.seq}`);
      return row ? [{ row, rank: each }] : [];
    }),
    end: ranks.length === limit ? ranks.at(-1) : undefined,
  };
}

/** The places of the list in its order, found in indexes alone where no more than amounts is asked for. */
async function rank(
  db: Queries,
  { filter: { from, before }, filed, wallets, direction, after, scanMax }: Reading,
  limit: number,
): Promise<(Place & { rank: string })[]> {
  const ids = wallets.map(({ id }) => id);
  const days = from || before ? await readDayBounds(db, ids, { from, before }) : undefined;
  const bounds = ids.map(id => days?.get(id) ?? { low: 1, high: 2 ** 31 - 1 });
  const isDown = direction === 'desc';
  // A few days of a long history are read as they stand in it and then sorted; more of it is walked by amount, leaving out
  // other days on the way. The planner cannot know which of the two it is, so it is not left to choose.
  const isShort = days !== undefined && widthOf(bounds) <= scanMax;
  const place = isShort ? 'f.seq' : 'f.seq + 0';
  const { rows } = await db.query<Place & { rank: string }>(
    `select r.wallet, r.seq, (r.amount * r.factor)::text as rank
       from unnest($1::bigint[], $2::numeric[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
         as s (wallet, factor, least, most, low, high)
      cross join lateral (
        select f.wallet, f.seq, f.amount, s.factor
          from ${isShort ? '(select * from wallets.filed_row f where f.wallet = s.wallet and f.seq between s.low and s.high offset 0)' : 'wallets.filed_row'} f
         where f.wallet = s.wallet and f.amount between s.least and s.most and ${place} between s.low and s.high
           and ($7::numeric is null or f.amount ${isDown ? '<= floor' : '>= ceil'}($7 / s.factor))
           and ($7::numeric is null or (f.amount * s.factor, f.wallet, f.seq) ${isDown ? '<' : '>'} ($7, $8::bigint, $9::bigint))
           and ($10::uuid is null or f.party = $10) and ($11::text is null or f.category = $11)
           and ($12::smallint[] is null or f.kind = any($12))
         order by f.amount ${direction}, f.seq ${direction} limit $13
      ) r
      order by r.amount * r.factor ${direction}, r.wallet ${direction}, r.seq ${direction}
      limit $13`,
    [
      ids,
      wallets.map(({ currency }) => `1e-${currencyOf(currency).scale}`),
      wallets.map(({ id }) => filed?.ranges?.get(id)?.least ?? 1n),
      wallets.map(({ id }) => filed?.ranges?.get(id)?.most ?? mostMinor),
      bounds.map(({ low }) => low),
      bounds.map(({ high }) => high),
      after?.amount ?? null,
      after?.wallet ?? null,
      after?.seq ?? null,
      filed?.party ?? null,
      filed?.category ?? null,
      filed?.kinds ?? null,
      limit,
    ],
  );
  return rows;
}

const widthOf = (bounds: readonly Omit<Period, 'wallet'>[]) =>
  bounds.reduce((sum, { low, high }) => sum + Math.max(0, high - low + 1), 0);
