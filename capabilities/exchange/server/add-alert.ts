import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { enqueue } from '@wura/jobs';
import { currencyOf } from '@wura/money/currencies';
import { randomId } from '@wura/platform/identifiers';
import { rateRefusals } from '@wura/rates/contract';
import { fractionOf, rateBetween } from '@wura/rates/cross-rate';
import { ratesChanged } from '@wura/rates/server/changed';
import { refuse } from '@wura/wire/refusals';
import type { alertRoutes } from '../alerts-contract.ts';
import { exchangeRefusals } from '../contract.ts';
import { countWaiting, insertAlert, type AlertRow } from './alert-queries.ts';
import type { ExchangeNeeds } from './needs.ts';

/** More than a person watches, and few enough that no attacker makes us tell of every step of a rate. */
const waitingMax = 20;

/** A figure to be told of. Without a direction it is the one from where the rate stands. */
export async function addAlert(
  { pool, rates }: Pick<ExchangeNeeds, 'pool' | 'rates'>,
  { caller, body: { from, to, rate, direction: wanted } }: Call<typeof alertRoutes.addAlert, SignedIn>,
): Promise<AlertRow> {
  const current = await rates.current();
  const now = current && rateBetween(current.rates, { from, to });
  // With no rate there is none to say that it was reached, and a customer who says which way may wait for the next.
  if (!now && !wanted) throw refuse(rateRefusals.rates_unavailable);
  const { digits, scale } = fractionOf(rate)!;
  const side = now && sign(digits * now.denominator - now.numerator * scale);
  const direction = wanted ?? (side! > 0 ? 'above' : 'below');
  const isReached = side === 0 || (side === 1 && direction === 'below') || (side === -1 && direction === 'above');
  if (isReached) throw refuse(exchangeRefusals.alert_reached);
  return transaction(pool, async tx => {
    if ((await countWaiting(tx, caller.number)) >= waitingMax) throw refuse(exchangeRefusals.alerts_full);
    const pair = { from_currency: currencyOf(from).id, to_currency: currencyOf(to).id };
    const row = { ...pair, public_id: randomId('alt'), customer: caller.number, direction, rate };
    const added = await insertAlert(tx, row);
    if (!added) throw refuse(exchangeRefusals.alert_exists);
    // A rate may have come between the look at it and this row.
    await enqueue(tx, ratesChanged);
    return added;
  });
}

const sign = (difference: bigint) => (difference > 0n ? 1 : difference < 0n ? -1 : 0);
