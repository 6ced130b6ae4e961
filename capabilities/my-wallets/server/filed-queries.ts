import type { Queries } from '@wura/database';
import type { WalletId } from '@wura/ledger/server/order';
import { magnitudeOf } from '@wura/wallets/server/filing';
import type { HistoryRow } from '@wura/wallets/server/statements';
import { mostMinor, type FiledFilter } from './filed-filter.ts';
import { readPlaces, type Direction, type Filter, type Period, type Place } from './transaction-queries.ts';

/**
 * The movements that a customer asked for by the other side, category, kind or amount: the narrowest of these is walked
 * along its index in the order of the chain, one descent for each kind or magnitude, and the rest is compared on the way.
 * Few amounts are found by themselves and then put in order: among many others of their magnitude they would be far apart.
 * Beside the movements it answers how far each wallet has been looked at, where that is not its whole stretch.
 */
export async function readFiled(
  db: Queries,
  {
    filter,
    filed: { party, category, kinds, ranges },
    stretches,
    direction,
    eachMax,
    scanMax,
  }: {
    filter: Filter;
    filed: FiledFilter;
    stretches: readonly Period[];
    direction: Direction;
    eachMax: number;
    scanMax: number;
  },
): Promise<{ found: HistoryRow[]; ends: ReadonlyMap<WalletId, number> }> {
  const isPlain = filter.type === undefined && filter.status === undefined;
  const limit = isPlain ? eachMax : Math.max(eachMax, scanMax);
  const rangeOf = ({ wallet }: Period) => ranges?.get(wallet) ?? { least: 1n, most: mostMinor };
  const values: unknown[] = [
    stretches.map(({ wallet }) => wallet),
    stretches.map(({ low }) => low),
    stretches.map(({ high }) => high),
    stretches.map(stretch => rangeOf(stretch).least),
    stretches.map(stretch => rangeOf(stretch).most),
    stretches.map(stretch => magnitudeOf(rangeOf(stretch).least)),
    stretches.map(stretch => magnitudeOf(rangeOf(stretch).most)),
    limit,
    kinds ?? null,
  ];
  const given = (value: unknown) => `$${values.push(value)}`;
  const isNarrow = ranges !== undefined && (await hasAtMost(db, values.slice(0, 5), scanMax));
  const isOneWalk = party !== undefined || category !== undefined || isNarrow;
  const each = isOneWalk
    ? '(select 1) as k'
    : kinds
      ? 'unnest($9::smallint[]) as k (kind)'
      : 'generate_series(s.first, s.last) as k (magnitude)';
  const same = [
    ...(party === undefined ? [] : [`f.party = ${given(party)}::uuid`]),
    ...(category === undefined ? [] : [`f.category = ${given(category)}::text`]),
    ...(kinds && isOneWalk ? ['f.kind = any($9::smallint[])'] : []),
    ...(kinds && !isOneWalk ? ['f.kind = k.kind'] : []),
    ...(!kinds && !isOneWalk ? ['f.magnitude = k.magnitude'] : []),
    ...(ranges ? ['f.amount between s.least and s.most'] : []),
  ];
  const rowsOfWallet = isNarrow
    ? '(select n.* from wallets.filed_row n where n.wallet = s.wallet and n.amount between s.least and s.most offset 0)'
    : 'wallets.filed_row';
  const { rows } = await db.query<Place>(
    `select s.wallet, c.seq
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::int[], $7::int[])
         as s (wallet, low, high, least, most, first, last)
      cross join lateral (
        select l.seq from ${each}
         cross join lateral (
           select f.seq from ${rowsOfWallet} f
            where f.wallet = s.wallet and f.seq between s.low and s.high and ${same.join(' and ')}
            order by f.seq ${direction} limit $8
         ) l
         order by l.seq ${direction} limit $8
      ) c
      -- So that its type is known where nothing else asks for it.
      where $9::smallint[] is null or true`,
    values,
  );
  const byWallet = Map.groupBy(rows, ({ wallet }) => Number(wallet));
  const ends = [...byWallet].filter(([, own]) => own.length === limit);
  const found = Map.groupBy(await readPlaces(db, { filter, places: rows, direction }), ({ entry }) => entry.wallet);
  return {
    found: [...found.values()].flatMap(own => own.slice(0, eachMax)),
    ends: new Map(ends.map(([wallet, own]) => [wallet, Number(own.at(-1)!.seq)])),
  };
}

/** Whether so few movements have these amounts, counted in the index of amounts and no further. */
async function hasAtMost(db: Queries, values: readonly unknown[], max: number): Promise<boolean> {
  const { rows } = await db.query<{ count: bigint }>(
    `select count(*) from (
       select from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
                as s (wallet, low, high, least, most)
        cross join lateral (
          select from wallets.filed_row f where f.wallet = s.wallet and f.amount between s.least and s.most limit $6
        ) f
        limit $6
     ) few`,
    [...values, max + 1],
  );
  return Number(rows[0]!.count) <= max;
}
