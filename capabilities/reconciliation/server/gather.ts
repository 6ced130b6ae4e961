import type { ProviderAccount } from '@wura/features/server';
import { dayMs } from '@wura/platform/time';
import type { OwnRecords } from '@wura/provider-payments/server/own-records';
import type { ProviderRecord, ProviderRecords, Period } from '@wura/provider-payments/server/ports';
import type { Pool } from '@wura/database';
import { isHeldFirst } from '../rules.ts';
import { byName, compare, type Compared } from './compare.ts';

export interface Gathered {
  readonly compared: readonly Compared[];
  readonly atProvider: number;
  readonly inLedger: number;
  /** Payments that were given up, to be asked about again: the provider lists something that no payment of ours is. */
  readonly givenUp: readonly string[];
  /** What the provider keeps for each, as far as it says. */
  readonly fees: readonly { reference: string; currency: string; minor: bigint }[];
  /** Why not everything could be judged, if it could not. What was judged stands all the same. */
  readonly why?: string;
}

interface Gathering {
  pool: Pool;
  stretch: Period;
  /** Of this account and operation, those that differed last time. */
  stillOpen: readonly string[];
  /** Called before everything that may take long. */
  beat: () => Promise<void>;
}

/** A provider could not be read, so nothing follows from what it did not say. */
export class Unreadable extends Error {}

/** Of one day: 200,000 payments. No page of theirs may be the last for ever. */
const pagesMax = 2_000;
/** As many are looked up one by one in a run. When more are missing from their list, the next run goes on. */
const askedMax = 500;

/**
 * Reads both books of a stretch of time, and whatever only one of them has is looked for in the other by its name: a
 * payment of before midnight may be theirs of after, and a list may lack what its owner knows.
 */
export async function gather(
  { theirs: provider }: ProviderAccount,
  books: OwnRecords,
  { pool, stretch, stillOpen, beat }: Gathering,
): Promise<Gathered> {
  const { operation } = books;
  const theirs = byName(await readAll(provider, books, { stretch, beat }));
  const own = byName(await books.begunIn(pool, stretch));
  const unknownToUs = [...theirs.keys(), ...stillOpen].filter(reference => !own.has(reference));
  for (const some of chunks(unknownToUs, 1_000)) {
    for (const entry of await books.find(pool, some)) own.set(entry.reference, entry);
  }
  const hasStray = unknownToUs.some(reference => !own.has(reference));
  const givenUp = (hasStray && (await books.givenUpIn?.(pool, stretch))) || [];
  const counted = { atProvider: theirs.size, inLedger: own.size, givenUp };

  const missing = [...new Set([...own.keys(), ...stillOpen])].filter(reference => {
    const state = own.get(reference)?.state;
    const mayBeThere = state === 'done' || (isHeldFirst(operation) && state === 'open');
    return !theirs.has(reference) && (mayBeThere || stillOpen.includes(reference));
  });
  const unasked = new Set(missing.slice(askedMax));
  for (const reference of missing.slice(0, askedMax)) {
    await beat();
    const found = await provider.find(operation, reference, beat);
    if (found.outcome === 'unknown') throw new Unreadable(found.why);
    if (found.outcome === 'accepted') theirs.set(reference, found.entry);
  }
  const fees = [...theirs.values()].flatMap(({ reference, currency, feeMinor: minor }) =>
    minor === undefined ? [] : [{ reference, currency, minor }],
  );
  const compared = compare(operation, { own, theirs, also: stillOpen, now: stretch.until });
  if (unasked.size === 0) return { ...counted, fees, compared };
  return {
    ...counted,
    fees,
    compared: compared.filter(({ reference }) => !unasked.has(reference)),
    why: `their list lacks ${missing.length} of our payments, ${unasked.size} of which were not asked about one by one`,
  };
}

async function readAll(
  provider: ProviderRecords,
  { operation }: OwnRecords,
  { stretch, beat }: Pick<Gathering, 'stretch' | 'beat'>,
): Promise<ProviderRecord[]> {
  const all: ProviderRecord[] = [];
  for (const day of daysOf(stretch)) {
    const before = all.length;
    for (let page = 1, isLast = false; !isLast; page++) {
      if (page > pagesMax) throw new Unreadable(`their list of a day has more than ${pagesMax} pages`);
      await beat();
      const answer = await provider.page(operation, day, page);
      if (answer.outcome === 'unknown') throw new Unreadable(answer.why);
      all.push(...answer.entries);
      isLast = answer.isLast;
      const { total = 0 } = answer;
      const count = all.length - before;
      if (isLast && count < total)
        throw new Unreadable(`their list of a day has ${count} of the ${total} it speaks of`);
    }
  }
  return all;
}

/** The newest first. Read day by day, a list that grows while it is read shifts by what that day brings and no more. */
export function daysOf({ from, until }: Period): Period[] {
  const days: Period[] = [];
  for (let end = until.getTime(); end > from.getTime(); end -= dayMs) {
    days.push({ from: new Date(Math.max(end - dayMs, from.getTime())), until: new Date(end) });
  }
  return days;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
