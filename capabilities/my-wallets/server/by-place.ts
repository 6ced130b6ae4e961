import type { WalletId } from '@wura/ledger/server/order';
import { readHeads } from '@wura/ledger/server/read';
import type { Queries } from '@wura/database';
import type { HistoryRow } from '@wura/wallets/server/statements';
import type { FiledFilter } from './filed-filter.ts';
import { readFiled } from './filed-queries.ts';
import {
  readDayBounds,
  readStretches,
  readTimes,
  type Direction,
  type Filter,
  type Period,
} from './transaction-queries.ts';

/** For each wallet the place up to which it has been read; a wallet that is not named has been read to its end. */
export type Positions = readonly (readonly [wallet: WalletId, seq: number])[];

interface Reading {
  wallets: readonly WalletId[];
  filter: Filter;
  /** What an index finds, where the customer asked for it. */
  filed: FiledFilter | undefined;
  direction: Direction;
  positions: Positions | undefined;
  /** At most so many rows of each wallet are wanted. */
  eachMax: number;
  /** At most so many entries of all wallets are looked at. */
  scanMax: number;
}

/**
 * The next movements of several wallets, merged by time. Each wallet is a chain of its own and is read a stretch at a
 * time by primary key, or, where an index knows which links are asked for, those alone. Where a stretch ends before its
 * chain does, nothing beyond that moment is given out, because what lies there of that wallet is not known yet.
 */
export async function readByPlace(
  db: Queries,
  { wallets, filter, filed, direction, positions, eachMax, scanMax }: Reading,
): Promise<{ rows: HistoryRow[]; positionsAfter(taken: number): Positions | undefined }> {
  const isDown = direction === 'desc';
  const bounds = await boundsOf(db, wallets, filter);
  const window = filed ? Infinity : Math.max(1, Math.floor(scanMax / Math.max(1, wallets.length)));
  const started = new Map(positions);
  const stretches = wallets.flatMap(wallet => {
    const { low, high } = bounds.get(wallet)!;
    const position = positions ? started.get(wallet) : isDown ? high + 1 : low - 1;
    return position === undefined ? [] : stretchFrom({ wallet, position, low, high, window, isDown });
  });

  const { found, ends: reached } = filed
    ? await readFiled(db, { filter, filed, stretches, direction, eachMax, scanMax })
    : { found: await readStretches(db, { filter, stretches, direction, eachMax }), ends: new Map<WalletId, number>() };
  const byWallet = Map.groupBy(found, ({ entry }) => entry.wallet);
  const ends = stretches.map(stretch => {
    const rows = byWallet.get(stretch.wallet) ?? [];
    const end = reached.get(stretch.wallet) ?? (isDown ? stretch.low : stretch.high);
    // As many as were asked for: how the stretch goes on after the last of them was not looked at.
    const seq = rows.length === eachMax ? rows.at(-1)!.entry.seq : end;
    const { low, high } = bounds.get(stretch.wallet)!;
    return { wallet: stretch.wallet, seq, isWhole: seq === (isDown ? low : high) };
  });
  const unfinished = ends.filter(({ isWhole }) => !isWhole);
  const times = unfinished.length > 0 ? await readTimes(db, unfinished) : [];
  const moments = times.map(time => time.getTime());
  const horizon = isDown ? Math.max(-Infinity, ...moments) : Math.min(Infinity, ...moments);

  const sign = isDown ? -1 : 1;
  const rows = found
    .filter(({ entry }) => sign * (entry.createdAt.getTime() - horizon) <= 0)
    .sort((a, b) => sign * (time(a) - time(b) || a.entry.wallet - b.entry.wallet || a.entry.seq - b.entry.seq));

  return {
    rows,
    positionsAfter(taken) {
      const done = new Set(rows.slice(0, taken));
      const after = new Map<WalletId, number>();
      for (const row of found) {
        const { wallet, seq } = row.entry;
        if (!done.has(row) && !after.has(wallet)) after.set(wallet, seq);
      }
      const next = ends.flatMap(({ wallet, seq, isWhole }): [WalletId, number][] => {
        const waiting = after.get(wallet);
        if (waiting !== undefined) return [[wallet, isDown ? waiting + 1 : waiting - 1]];
        return isWhole ? [] : [[wallet, seq]];
      });
      return next.length > 0 ? next : undefined;
    },
  };
}

/** The first and the last link of each wallet that lie within the days asked for. */
async function boundsOf(
  db: Queries,
  wallets: readonly WalletId[],
  { from, before }: Filter,
): Promise<Map<WalletId, Omit<Period, 'wallet'>>> {
  const heads = await readHeads(db, wallets);
  const days = from || before ? await readDayBounds(db, wallets, { from, before }) : undefined;
  return new Map(wallets.map(wallet => [wallet, days?.get(wallet) ?? { low: 1, high: heads.get(wallet)!.seq }]));
}

function stretchFrom(from: {
  wallet: WalletId;
  position: number;
  low: number;
  high: number;
  window: number;
  isDown: boolean;
}): Period[] {
  const { wallet, position, low, high, window, isDown } = from;
  const stretch = isDown
    ? { wallet, low: Math.max(low, position - window), high: position - 1 }
    : { wallet, low: position + 1, high: Math.min(high, position + window) };
  return stretch.low <= stretch.high ? [stretch] : [];
}

const time = ({ entry }: HistoryRow) => entry.createdAt.getTime();
