import type { Tx } from '@wura/database';
import type { CurrencyCode } from '@wura/money/currencies';
import { movedBps } from './find-outliers.ts';
import { isFresh } from './freshness.ts';
import { lockAccepted, selectNewest, type SnapshotRow } from './queries.ts';
import type { KnownSource } from './rates.ts';

/**
 * In hundredths of a percent: how far from what the sources say one operator alone may set a rate, or accept one that
 * jumped. The house exchanges at it from the next second on with any customer who asks, so that further away a slip of the
 * keyboard, or one operator who holds an account under another name, would give the house's money away. It is twice what is
 * held (find-outliers.ts), so that the news of most days needs one person.
 */
const aloneBpsMax = 2_000n;

/** A rate beside what is known of its currency. */
export interface Weighed {
  readonly needsTwo: boolean;
  /** For the one who decides: who says what. */
  readonly comparedWith: string;
  /** How far it is from the furthest of them, in percent. Nothing: nothing is known of this currency. */
  readonly off: string | undefined;
}

interface Asked {
  readonly currency: CurrencyCode;
  readonly sources: readonly KnownSource[];
}

/** An operator's own rate is held against every source that is fresh; where none is, against what was believed last. */
export async function weighOwn(
  tx: Tx,
  { currency, sources, rate, now }: Asked & { rate: string; now: number },
): Promise<Weighed> {
  const believed = await lockBelieved(tx, { currency, sources });
  const fresh = (await newestOf(tx, sources)).filter(row => isFresh({ asOf: row.as_of, cadence: row.cadence }, now));
  const said = fresh.flatMap(({ source: who, rates: { [currency]: theirs } }) =>
    theirs === undefined ? [] : [{ who, rate: theirs }],
  );
  const known = said.length > 0 ? said : believed.map(last => ({ who: 'known last', rate: last }));
  const comparedWith = known.map(({ who, rate: theirs }) => `${who} ${theirs}`).join(', ');
  const pairs = known.map(({ rate: before }) => ({ now: rate, before }));
  return { comparedWith: comparedWith || 'nothing is known of it', ...distance(pairs) };
}

/** What is held of each source, against what was believed before it. Nothing: no rate of this currency is held. */
export async function weighHeld(
  tx: Tx,
  { currency, sources }: Asked,
): Promise<(Weighed & { readonly held: Readonly<Record<string, string>> }) | undefined> {
  const believed = await lockBelieved(tx, { currency, sources });
  const rows = (await newestOf(tx, sources)).filter(row => row.held.includes(currency));
  if (rows.length === 0) return undefined;
  const held = Object.fromEntries(rows.map(({ source, rates }) => [source, rates[currency]!]));
  const pairs = Object.values(held).flatMap(now => believed.map(before => ({ now, before })));
  const comparedWith = believed.map(last => `believed before ${last}`).join(', ') || 'nothing was believed before';
  return { held, comparedWith, ...distance(pairs) };
}

/** Until the transaction ends no source says anything new, so that what is weighed is what is decided about. */
async function lockBelieved(tx: Tx, { currency, sources }: Asked): Promise<string[]> {
  const found: (string | undefined)[] = [];
  for (const isSimulated of new Set(sources.map(each => each.isSimulated))) {
    found.push((await lockAccepted(tx, { isSimulated }))[currency]);
  }
  return found.filter(rate => rate !== undefined);
}

const newestOf = (tx: Tx, sources: readonly KnownSource[]): Promise<SnapshotRow[]> =>
  selectNewest(
    tx,
    sources.map(({ name }) => name),
  );

function distance(pairs: readonly { now: string | undefined; before: string }[]): Pick<Weighed, 'needsTwo' | 'off'> {
  const moves = pairs.map(pair => movedBps(pair)).filter(bps => bps !== undefined);
  if (moves.length === 0) return { needsTwo: true, off: undefined };
  const furthest = moves.reduce((a, b) => (a > b ? a : b));
  const off = `${furthest / 100n}.${String(furthest % 100n).padStart(2, '0')} %`;
  return { needsTwo: furthest > aloneBpsMax, off };
}
