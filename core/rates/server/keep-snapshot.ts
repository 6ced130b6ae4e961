import { closeCasesExcept, openCase } from '@wura/cases/server';
import { transaction, type Pool } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { isCurrencyCode } from '@wura/money/currencies';
import { dayMs } from '@wura/platform/time';
import { fractionOf, type Rates } from '../cross-rate.ts';
import { findOutliers } from './find-outliers.ts';
import { ratesChanged } from './rates-changed.ts';
import type { Quotation, RateSource } from './ports.ts';
import { insertSnapshot, lockAccepted, selectHeld, thinOut, upsertAccepted } from './queries.ts';

export { selectDays } from './queries.ts';

/** What a person is asked about a rate that jumped. */
export const heldCase = 'rate_held';

/** For so long every word is kept; of earlier days the last one. */
const keepAllMs = 2 * dayMs;

export interface Said {
  readonly source: RateSource;
  readonly quotation: Quotation;
  readonly at: Date;
}

/**
 * Keeps what a source said. A currency that moved too far against the last accepted value, whichever source told it, is held: kept,
 * not quoted, and a person is asked, because such a jump is a fault as often as it is the news.
 */
export async function keepSnapshot(pool: Pool, { source, quotation, at }: Said): Promise<void> {
  await transaction(pool, async tx => {
    const { isSimulated } = source;
    const rates = knownRates(quotation.rates);
    const accepted = await lockAccepted(tx, { isSimulated });
    const held = findOutliers(rates, accepted);
    const row = { ...rowOf(source, { asOf: quotation.asOf, at }), rates, held };
    if (!(await insertSnapshot(tx, row))) return;
    const sound = Object.fromEntries(Object.entries(rates).filter(([code]) => !held.some(each => each === code)));
    await upsertAccepted(tx, { isSimulated, at: quotation.asOf, rates: sound });
    await enqueue(tx, ratesChanged);
    for (const currency of held) {
      const facts = { source: source.name, currency, before: accepted[currency]!, now: rates[currency]! };
      await openCase(tx, { kind: heldCase, subject: currency, customer: null, facts });
    }
    const subjects = await selectHeld(tx);
    await closeCasesExcept(tx, { kind: heldCase, subjects, resolution: 'the rate is back where it was' });
    await thinOut(tx, { source: source.name, before: new Date(at.getTime() - keepAllMs) });
  });
}

/** What a source says of a day in the past: for the chart alone, so nothing is compared and no operator asked. */
export async function keepPast(pool: Pool, { source, quotation, at }: Said): Promise<void> {
  const row = { ...rowOf(source, { asOf: quotation.asOf, at }), rates: knownRates(quotation.rates), held: [] };
  await transaction(pool, tx => insertSnapshot(tx, row));
}

const rowOf = (source: RateSource, { asOf, at }: { asOf: Date; at: Date }) => ({
  source: source.name,
  is_simulated: source.isSimulated,
  cadence: source.cadence,
  as_of: asOf,
  fetched_at: at,
});

/**
 * Those of our currencies that have a rate above zero; a currency that is left out here is not exchanged. No source tells
 * of USDT reliably, so it is priced as the dollar it stands for.
 */
function knownRates(said: Readonly<Record<string, string>>): Rates {
  const known = Object.entries(said).filter(([code, rate]) => isCurrencyCode(code) && fractionOf(rate) !== undefined);
  const rates: Rates = Object.fromEntries(known);
  if (rates.NGN === undefined) throw new Error('a snapshot of rates says nothing of naira');
  return { ...rates, USD: '1', USDT: '1' };
}
