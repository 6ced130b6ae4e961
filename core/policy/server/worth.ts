import { convertMoney, parseMoney, type Money, type Rate } from '@wura/money';
import { currencyOf, type CurrencyCode } from '@wura/money/currencies';
import { ruleOn } from '../dated-rules.ts';
import * as table from '../rules-table.ts';

/** The price of a currency in naira as the market has it, where it is known this moment. */
export type NairaRate = (currency: CurrencyCode) => Rate | undefined;

const noMarket: NairaRate = () => undefined;

/**
 * About what an amount is worth in kobo: at the rate of the moment where there is one, else by the dated table. Rounded up:
 * in doubt a payment counts as the larger one and asks for the PIN.
 */
export function nairaWorthOn(day: Date, amount: Money, nairaRate: NairaRate = noMarket): bigint {
  if (amount.currency === 'NGN') return amount.minor;
  const rate = nairaRate(amount.currency) ?? rateOn(day, amount.currency);
  return convertMoney(amount, { rate, rounding: 'up' }).minor;
}

/** The most of a currency that is worth no more than so many kobo. */
export function mostWorth(
  day: Date,
  { currency, nairaMinor }: { currency: Money['currency']; nairaMinor: bigint },
  nairaRate: NairaRate = noMarket,
): bigint {
  if (currency === 'NGN') return nairaMinor;
  const { numerator, denominator } = nairaRate(currency) ?? rateOn(day, currency);
  return (nairaMinor * denominator * 10n ** BigInt(currencyOf(currency).scale)) / (numerator * 100n);
}

function rateOn(day: Date, from: CurrencyCode): Rate {
  const price = parseMoney(ruleOn(table.nairaWorth, day).value[from], 'NGN');
  if (typeof price === 'string') throw new Error(`the worth of ${from} is no amount: ${price}`);
  return { from, to: 'NGN', numerator: price.minor, denominator: 100n };
}
