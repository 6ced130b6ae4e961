import { convertMoney, type Money, type Rate } from '@wura/money';
import { currencyOf, type CurrencyCode } from '@wura/money/currencies';
import type { RuleBook } from './rule-book.ts';
import * as table from './rules-table.ts';

/** The price of a currency in naira as the market has it, where it is known this moment. */
export type NairaRate = (currency: CurrencyCode) => Rate | undefined;

const noMarket: NairaRate = () => undefined;

/**
 * About what an amount is worth in kobo: at the rate of the moment where there is one, else by the dated table. Rounded up:
 * in doubt a payment counts as the larger one and asks for the PIN.
 */
export function nairaWorthOn(book: RuleBook, day: Date, amount: Money, nairaRate: NairaRate = noMarket): bigint {
  if (amount.currency === 'NGN') return amount.minor;
  const rate = nairaRate(amount.currency) ?? rateOn(book, day, amount.currency);
  return convertMoney(amount, { rate, rounding: 'up' }).minor;
}

/** The most of a currency that is worth no more than so many kobo. */
export function mostWorth(
  book: RuleBook,
  day: Date,
  { currency, nairaMinor }: { currency: Money['currency']; nairaMinor: bigint },
  nairaRate: NairaRate = noMarket,
): bigint {
  if (currency === 'NGN') return nairaMinor;
  const { numerator, denominator } = nairaRate(currency) ?? rateOn(book, day, currency);
  return (nairaMinor * denominator * 10n ** BigInt(currencyOf(currency).scale)) / (numerator * 100n);
}

function rateOn(book: RuleBook, day: Date, from: CurrencyCode): Rate {
  if (from === 'NGN') return { from, to: 'NGN', numerator: 1n, denominator: 1n };
  return { from, to: 'NGN', numerator: book.on(table.nairaWorth, day).value[from], denominator: 100n };
}
