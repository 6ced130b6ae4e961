import { convertMoney, shareOf, type Money, type Rate } from '@wura/money';
import { currencyOf, type CurrencyCode } from '@wura/money/currencies';

/** Units of each currency for one of some base, as decimal text. Which base does not matter. */
export type Rates = Readonly<Partial<Record<CurrencyCode, string>>>;

export interface Exchange {
  readonly fee: Money;
  /** What is left to be converted. */
  readonly converted: Money;
  readonly gets: Money;
}

/** What an exchange would bring. A firm quote is the server's to give; this is what it will be made of. */
export function exchange(
  amount: Money,
  { to, rates, feeBps }: { to: CurrencyCode; rates: Rates; feeBps: bigint },
): Exchange | undefined {
  const rate = rateBetween(rates, { from: amount.currency, to });
  if (!rate) return undefined;
  const fee = shareOf(amount, { bps: feeBps, rounding: 'halfUp' });
  const converted = { currency: amount.currency, minor: amount.minor - fee.minor };
  return { fee, converted, gets: convertMoney(converted, { rate, rounding: 'down' }) };
}

/** The price of one unit, and which of the two it is that is priced: always the dearer, so that it is above one. */
export function quoteOf(rates: Rates, pair: { from: CurrencyCode; to: CurrencyCode }) {
  const rate = rateBetween(rates, pair);
  if (!rate) return undefined;
  const isDivided = rate.numerator < rate.denominator;
  const shown = isDivided ? rateBetween(rates, { from: pair.to, to: pair.from })! : rate;
  return { isDivided, price: priceOfOne(shown) };
}

export function priceOfOne(rate: Rate): Money {
  const one = { currency: rate.from, minor: 10n ** BigInt(currencyOf(rate.from).scale) };
  return convertMoney(one, { rate, rounding: 'halfUp' });
}

/** An exact fraction, from one snapshot for both. */
export function rateBetween(rates: Rates, { from, to }: { from: CurrencyCode; to: CurrencyCode }): Rate | undefined {
  const [here, there] = [fractionOf(rates[from]), fractionOf(rates[to])];
  if (!here || !there) return undefined;
  return { from, to, numerator: there.digits * here.scale, denominator: here.digits * there.scale };
}

function fractionOf(decimal: string | undefined): { digits: bigint; scale: bigint } | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(decimal ?? '');
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  const digits = BigInt(whole + fraction);
  return digits === 0n ? undefined : { digits, scale: 10n ** BigInt(fraction.length) };
}
