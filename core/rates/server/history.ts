import type { Queries } from '@wura/database';
import { rateBetween, rateText, type Pair } from '../cross-rate.ts';
import { selectDaily } from './queries.ts';

export interface RateOfDay {
  readonly at: Date;
  readonly rate: string;
}

/** What one unit was worth at the end of each day, oldest first. Days on which it was not known are left out. */
export async function readHistory(
  db: Queries,
  { pair, sources, since }: { pair: Pair; sources: readonly string[]; since: Date },
): Promise<RateOfDay[]> {
  const days = await selectDaily(db, { sources, since });
  return days.flatMap(({ as_of: at, rates, held }) => {
    if (held.includes(pair.from) || held.includes(pair.to)) return [];
    const rate = rateBetween(rates, pair);
    return rate ? [{ at, rate: rateText(rate) }] : [];
  });
}
