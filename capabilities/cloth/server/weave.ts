import { hash } from 'node:crypto';
import { motifNames, type OwnCloth } from '../contract.ts';

export type MotifName = (typeof motifNames)[number];
export type Tile = OwnCloth['days'][number];

/** All that is known of a day, and nothing of an amount: how many movements each of the customer's currencies had. */
export interface DayFacts {
  /** 2026-11-22. */
  readonly day: string;
  readonly moves: Readonly<Record<string, number>>;
}

/**
 * One motif for each day on which money moved. A day's thread runs on from the day before it, so a month is one cloth; it
 * begins with the account's own, so no two customers wear the same. Amounts never come in: a cloth cannot tell what it was
 * never told.
 */
export function weave(account: string, days: readonly DayFacts[]): Tile[] {
  let thread = hash('sha256', `cloth 1\0${account}\0${days[0]?.day.slice(0, 7) ?? ''}`, 'hex');
  return days.map(({ day, moves }) => {
    const told = Object.entries(moves)
      .filter(([, count]) => count > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const number = Number(day.slice(8));
    if (told.length === 0) return { day: number, motif: null, turn: 0 };
    thread = hash('sha256', `${thread}\0${day}\0${told.map(pair => pair.join(' ')).join()}`, 'hex');
    return { day: number, motif: motifAt(thread, 0), turn: Number.parseInt(thread.slice(2, 4), 16) % 4 };
  });
}

const wornMax = 20;

/** What cards and headers wear: the newest days first, and before there are enough of them the account's own selvedge. */
export function wornOf(account: string, tiles: readonly Tile[]): MotifName[] {
  const woven = tiles.flatMap(({ motif }) => (motif === null ? [] : [motif])).toReversed();
  const selvedge = hash('sha256', `selvedge 1\0${account}`, 'hex');
  return Array.from({ length: wornMax }, (_, at) => woven[at] ?? motifAt(selvedge, at));
}

/** One byte of a digest chooses one of eight. */
const motifAt = (digest: string, at: number): MotifName =>
  motifNames[Number.parseInt(digest.slice(2 * at, 2 * at + 2), 16) % motifNames.length]!;
