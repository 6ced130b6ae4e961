import type { Queries } from '@wura/database';
import type { WalletId } from '@wura/ledger/server/order';
import { magnitudeOf } from '@wura/wallets/server/filing';
import { historyRowOf, type HistoryRecord, type HistoryRow } from '@wura/wallets/server/statements';
import { mostMinor, type FiledFilter } from './filed-filter.ts';
import { filterValues, isShown, type Direction, type Filter, type Period } from './transaction-queries.ts';

/**
 * The movements that a customer asked for by the other side, category, kind or amount: the narrowest of these is walked
 * along its index in the order of the chain, one descent for each kind or magnitude, and the rest is compared on the way.
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
  const isSorted = party !== undefined || category !== undefined;
  const each = isSorted
    ? '(select 1) as k'
    : kinds
      ? 'unnest($9::smallint[]) as k (kind)'
      : 'generate_series(s.first, s.last) as k (magnitude)';
  const same = [
    ...(party === undefined ? [] : [`f.party = ${given(party)}::uuid`]),
    ...(category === undefined ? [] : [`f.category = ${given(category)}::text`]),
    ...(kinds && isSorted ? ['f.kind = any($9::smallint[])'] : []),
    ...(kinds && !isSorted ? ['f.kind = k.kind'] : []),
    ...(!kinds && !isSorted ? ['f.magnitude = k.magnitude'] : []),
    ...(ranges ? ['f.amount between s.least and s.most'] : []),
  ];
  const { rows } = await db.query<{ wallet: bigint; seq: bigint }>(
    `select s.wallet, c.seq
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::int[], $7::int[])
         as s (wallet, low, high, least, most, first, last)
      cross join lateral (
        select l.seq from ${each}
         cross join lateral (
           select f.seq from wallets.filed_row f
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
  return {
    found: await readPlaces(db, { filter, places: rows, direction, eachMax }),
    ends: new Map(ends.map(([wallet, own]) => [wallet, Number(own.at(-1)!.seq)])),
  };
}

/** These links, as far as they pass the filter, at most so many of each wallet. */
async function readPlaces(
  db: Queries,
  {
    filter,
    places,
    direction,
    eachMax,
  }: { filter: Filter; places: readonly { wallet: bigint; seq: bigint }[]; direction: Direction; eachMax: number },
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
  const taken = new Map<bigint, number>();
  return rows.map(historyRowOf).filter(({ entry }) => {
    const key = BigInt(entry.wallet);
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return count <= eachMax;
  });
}
