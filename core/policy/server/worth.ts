import { convertMoney, parseMoney, type Money } from '@wura/money';
import { currencyOf } from '@wura/money/currencies';
import { ruleOn } from '../dated-rules.ts';
import * as table from '../rules-table.ts';

/** About what an amount is worth in kobo. Rounded up: in doubt a payment counts as the larger one and asks for the PIN. */
export function nairaWorthOn(day: Date, amount: Money): bigint {
  if (amount.currency === 'NGN') return amount.minor;
  const rate = {
    from: amount.currency,
    to: 'NGN',
    numerator: priceOf(day, amount.currency),
    denominator: 100n,
  } as const;
  return convertMoney(amount, { rate, rounding: 'up' }).minor;
}

/** The most of a currency that is worth no more than so many kobo. */
export function mostWorth(
  day: Date,
  { currency, nairaMinor }: { currency: Money['currency']; nairaMinor: bigint },
): bigint {
  if (currency === 'NGN') return nairaMinor;
  return (nairaMinor * 10n ** BigInt(currencyOf(currency).scale)) / priceOf(day, currency);
}

/** Of one unit, in kobo. */
function priceOf(day: Date, currency: Money['currency']): bigint {
  const price = parseMoney(ruleOn(table.nairaWorth, day).value[currency], 'NGN');
  if (typeof price === 'string') throw new Error(`the worth of ${currency} is no amount: ${price}`);
  return price.minor;
}
