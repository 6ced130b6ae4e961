import { transaction, type Pool } from '@wura/database';
import { currencyById } from '@wura/money/currencies';
import { notifyAll } from '@wura/notices/server';
import { rateBetween, rateText, type Rates } from '@wura/rates/cross-rate';
import { selectWatchedPairs, takeReached, type NumberedPair, type SeenRate } from './alert-queries.ts';
import { rateReached } from './notices.ts';

/** So many are told in one commit. */
const togetherMax = 1_000;

/**
 * Tells each customer whose figure these rates have reached, each once: the mark and the notice are one commit, so a worker that
 * dies tells no customer twice. Answers how many were told.
 */
export async function tellAlerts(
  { pool, now, afterEach }: { pool: Pool; now: () => number; afterEach: () => Promise<void> },
  rates: Rates,
): Promise<number> {
  const seen = seenRates(rates, await selectWatchedPairs(pool));
  if (seen.length === 0) return 0;
  for (let told = 0; ;) {
    const reached = await transaction(pool, async tx => {
      const taken = await takeReached(tx, seen, togetherMax);
      const each = taken.map(({ customer, from_currency, to_currency, ...alert }) => {
        const [from, to] = [currencyById(from_currency).code, currencyById(to_currency).code];
        return { customer, facts: { from, to, rate: alert.rate, seen: alert.seen_rate, direction: alert.direction } };
      });
      await notifyAll(tx, { what: rateReached, each, at: new Date(now()) });
      return taken.length;
    });
    told += reached;
    if (reached < togetherMax) return told;
    await afterEach();
  }
}

/** Of the pairs that have a rate, as text that a customer would be shown. */
function seenRates(rates: Rates, pairs: readonly NumberedPair[]): SeenRate[] {
  return pairs.flatMap(({ from, to }) => {
    const rate = rateBetween(rates, { from: currencyById(from).code, to: currencyById(to).code });
    return rate ? [{ from, to, rate: rateText(rate) }] : [];
  });
}
