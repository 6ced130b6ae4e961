import type { Queries } from '@wura/database';
import { convertMoney, type Money, type Rate } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { minuteMs, secondMs } from '@wura/platform/time';
import { rateBetween, type Pair, type Rates } from '../cross-rate.ts';
import { isFresh } from './freshness.ts';
import type { RateSource } from './ports.ts';
import { selectDecisions, selectNewest, type DecisionRow, type SnapshotRow } from './queries.ts';

/** Rates that may be quoted from at this moment. */
export interface CurrentRates {
  readonly rates: Rates;
  readonly asOf: Date;
  /** None: every rate is the operator's own. */
  readonly snapshotId: bigint | null;
  readonly source: { readonly name: string; readonly title: string; readonly link: string | null };
  readonly isSimulated: boolean;
}

export type KnownSource = Pick<RateSource, 'name' | 'title' | 'link' | 'isSimulated'>;

/** Where rooms find the rates of the moment. */
export interface RateBook {
  /** One snapshot whole, with what staff decided; nothing when no source has said anything lately. */
  current(db?: Queries): Promise<CurrentRates | undefined>;
  /** An exact fraction as it was known some seconds ago, at once: for limits and thresholds, never for a price. */
  recent(pair: Pair): Rate | undefined;
  /** To be awaited before that is asked for: nothing, save at the start and after minutes in which nobody asked. */
  ready(): Promise<void> | undefined;
}

/** How long what limits are measured with may be behind; it is then read anew behind the caller who asks. */
const recentMs = 15 * secondMs;
/** And how long it may be behind the caller who comes first after a while: a process at night, the worker on most days. */
const recentMsMax = 2 * minuteMs;

export function createRateBook(needs: { db: Queries; sources: readonly KnownSource[]; now: () => number }): RateBook {
  const { db, sources, now } = needs;
  let known: CurrentRates | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function current(on: Queries = db): Promise<CurrentRates | undefined> {
    const [newest, decisions] = [
      await selectNewest(
        on,
        sources.map(({ name }) => name),
      ),
      await selectDecisions(on),
    ];
    return chooseRates({ newest, decisions, sources, now: now() });
  }

  function refresh(): Promise<void> {
    reading ??= current()
      .then(rates => {
        known = rates;
      })
      // A database that is away is not this caller's trouble: what was known, and behind it the rules table, stands.
      .catch(() => {})
      .finally(() => {
        readAt = now();
        reading = undefined;
      });
    return reading;
  }

  // A clock that was set back makes nothing young again.
  const ageMs = () => Math.abs(now() - readAt);

  return {
    current,
    ready: () => (ageMs() > recentMsMax ? refresh() : undefined),
    recent(pair) {
      if (ageMs() > recentMs) void refresh();
      return known && rateBetween(known.rates, pair);
    },
  };
}

const house: CurrentRates['source'] = { name: 'operator', title: 'Wura', link: null };

/** The first source in order that has said something lately; what staff decided stands above whatever it says. */
export function chooseRates({
  newest,
  decisions,
  sources,
  now,
}: {
  newest: readonly SnapshotRow[];
  decisions: readonly DecisionRow[];
  sources: readonly KnownSource[];
  now: number;
}): CurrentRates | undefined {
  const snapshot = newest.find(({ as_of: asOf, cadence }) => isFresh({ asOf, cadence }, now));
  const own = decisions.filter(({ valid_until: until }) => until !== null && until.getTime() > now);
  if (!snapshot && own.length === 0) return undefined;

  const rates: Partial<Record<CurrencyCode, string>> = { USD: '1', USDT: '1', ...snapshot?.rates };
  for (const code of snapshot?.held ?? []) delete rates[code];
  for (const { currency, rate } of own) rates[currency] = rate!;
  for (const { currency, is_stopped: isStopped } of decisions) if (isStopped) delete rates[currency];

  const source = sources.find(({ name }) => name === snapshot?.source);
  return {
    rates,
    asOf: snapshot?.as_of ?? own.map(({ set_at: at }) => at).reduce((a, b) => (a < b ? a : b)),
    snapshotId: snapshot?.id ?? null,
    source: source ? { name: source.name, title: source.title, link: source.link } : house,
    isSimulated: snapshot?.is_simulated ?? sources.some(each => each.isSimulated),
  };
}

/** Whether staff let nothing be exchanged in one of these at the moment. */
export async function isStopped(db: Queries, pair: Pair): Promise<boolean> {
  const decisions = await selectDecisions(db);
  return decisions.some(row => row.is_stopped && (row.currency === pair.from || row.currency === pair.to));
}

/** What an amount is worth at the mid rate, rounded half up: to be shown, never to be booked. */
export function worthIn(amount: Money, { to, rates }: { to: CurrencyCode; rates: Rates }): Money | undefined {
  if (amount.currency === to) return amount;
  const rate = rateBetween(rates, { from: amount.currency, to });
  return rate && convertMoney(amount, { rate, rounding: 'halfUp' });
}
