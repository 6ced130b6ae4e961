import type { OwnRecords } from '@wura/provider-payments/server/own-records';
import type { ProviderRecord, ProviderRecords, Period } from '@wura/provider-payments/server/ports';
import type { Pool } from '@wura/database';
import { byName, compare, type Compared } from './compare.ts';

/** A provider and what we have to hold against its books. */
export interface Account {
  readonly theirs: ProviderRecords;
  readonly ours: readonly OwnRecords[];
}

export interface Gathered {
  readonly compared: readonly Compared[];
  readonly atProvider: number;
  readonly inLedger: number;
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

/** No page of theirs may be the last for ever. */
const pagesMax = 2_000;
/** More that is missing from their list than this is a fault of the list. */
const askedMax = 500;

/**
 * Reads both books of a stretch of time, and whatever only one of them has is looked for in the other by its name: a
 * payment of before midnight may be theirs of after, and a list may lack what its owner knows.
 */
export async function gather(
  { theirs: provider }: Account,
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
  const counted = { atProvider: theirs.size, inLedger: own.size };

  const missing = [...new Set([...own.keys(), ...stillOpen])].filter(reference => {
    const state = own.get(reference)?.state;
    const mayBeThere = state === 'done' || (operation === 'transfer' && state === 'open');
    return !theirs.has(reference) && (mayBeThere || stillOpen.includes(reference));
  });
  if (missing.length > askedMax) throw new Unreadable(`their list lacks ${missing.length} of our payments`);
  for (const reference of missing) {
    await beat();
    const found = await provider.find(operation, reference);
    if (found.outcome === 'unknown') throw new Unreadable(found.why);
    if (found.outcome === 'accepted') theirs.set(reference, found.entry);
  }
  return { ...counted, compared: compare(operation, { own, theirs, also: stillOpen, now: stretch.until }) };
}

async function readAll(
  provider: ProviderRecords,
  { operation }: OwnRecords,
  { stretch, beat }: Pick<Gathering, 'stretch' | 'beat'>,
): Promise<ProviderRecord[]> {
  const all: ProviderRecord[] = [];
  for (let page = 1; page <= pagesMax; page++) {
    await beat();
    const heard = await provider.page(operation, stretch, page);
    if (heard.outcome === 'unknown') throw new Unreadable(heard.why);
    all.push(...heard.entries);
    if (heard.isLast) return all;
  }
  throw new Unreadable(`their list has more than ${pagesMax} pages`);
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
