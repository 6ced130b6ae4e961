import type { WalletId } from '@wura/ledger/server/order';
import { readHeads } from '@wura/ledger/server/read';
import type { Queries } from '@wura/database';
import type { HistoryRow } from '@wura/wallets/server/statements';
import { readStretches, readTimes, type Direction, type Filter, type Period } from './transaction-queries.ts';

/** For each wallet the place up to which it has been read; a wallet that is not named has been read to its end. */
export type Positions = readonly (readonly [wallet: WalletId, seq: number])[];

interface Reading {
  wallets: readonly WalletId[];
  filter: Filter;
  direction: Direction;
  positions: Positions | undefined;
  /** At most so many rows of each wallet are wanted. */
  eachMax: number;
  /** At most so many entries of all wallets are looked at. */
  scanMax: number;
}

/**
 * The next movements of several wallets, merged by time. Each wallet is a chain of its own and is read a stretch at a
 * time by primary key. Where a stretch ends before its chain does, nothing beyond that moment is given out, because what
 * lies there of that wallet is not known yet.
 */
export async function readByPlace(
  db: Queries,
  { wallets, filter, direction, positions, eachMax, scanMax }: Reading,
): Promise<{ rows: HistoryRow[]; positionsAfter(taken: number): Positions | undefined }> {
  const isDown = direction === 'desc';
  const heads = await readHeads(db, wallets);
  const window = Math.max(1, Math.floor(scanMax / Math.max(1, wallets.length)));
  const started = new Map(positions);
  const stretches = wallets.flatMap(wallet => {
    const head = heads.get(wallet)!.seq;
    const position = positions ? started.get(wallet) : isDown ? head + 1 : 0;
    return position === undefined ? [] : stretchFrom({ wallet, position, head, window, isDown });
  });

  const found = await readStretches(db, { filter, stretches, direction, eachMax });
  const byWallet = Map.groupBy(found, ({ entry }) => entry.wallet);
  const ends = stretches.map(stretch => {
    const rows = byWallet.get(stretch.wallet) ?? [];
    const end = isDown ? stretch.low : stretch.high;
    // As many as were asked for: how the stretch goes on after the last of them was not looked at.
    const seq = rows.length === eachMax ? rows.at(-1)!.entry.seq : end;
    return { wallet: stretch.wallet, seq, isWhole: seq === (isDown ? 1 : heads.get(stretch.wallet)!.seq) };
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

function stretchFrom(from: {
  wallet: WalletId;
  position: number;
  head: number;
  window: number;
  isDown: boolean;
}): Period[] {
  const { wallet, position, head, window, isDown } = from;
  const stretch = isDown
    ? { wallet, low: Math.max(1, position - window), high: position - 1 }
    : { wallet, low: position + 1, high: Math.min(head, position + window) };
  return stretch.low <= stretch.high ? [stretch] : [];
}

const time = ({ entry }: HistoryRow) => entry.createdAt.getTime();
