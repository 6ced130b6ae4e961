import { convertMoney, type Money, type Rate } from '@wura/money';
import { currencyOf, type CurrencyCode } from '@wura/money/currencies';

/** Units of each currency for one of some base, as decimal text. Which base does not matter. */
export type Rates = Readonly<Partial<Record<CurrencyCode, string>>>;

export interface Pair {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
}

/** An exact fraction, from one snapshot for both, so that there and back agree. Nothing where a rate is missing. */
export function rateBetween(rates: Rates, { from, to }: Pair): Rate | undefined {
  const [here, there] = [fractionOf(rates[from]), fractionOf(rates[to])];
  if (!here || !there) return undefined;
  return { from, to, numerator: there.digits * here.scale, denominator: here.digits * there.scale };
}

/** Decimal text of a rate for people to read and machines to draw: twelve digits that count, cut off, never exact. */
export function rateText({ numerator, denominator }: Pick<Rate, 'numerator' | 'denominator'>): string {
  const whole = numerator / denominator;
  if (whole >= 10n ** 11n) return String(whole);
  let decimals = 0;
  let scaled = numerator;
  while (scaled / denominator < 10n ** 11n && decimals < 30) {
    scaled *= 10n;
    decimals++;
  }
  const digits = (scaled / denominator).toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

/** The price of one unit, and which of the two it is that is priced: always the dearer, so that it is above one. */
export function quoteOf(rates: Rates, pair: Pair) {
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

/** Decimal text as digits over a power of ten; nothing for zero, and for what is no plain decimal. */
export function fractionOf(decimal: string | undefined): { digits: bigint; scale: bigint } | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(decimal ?? '');
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  const digits = BigInt(whole + fraction);
  return digits === 0n ? undefined : { digits, scale: 10n ** BigInt(fraction.length) };
}

/** The price of the dearer of the two that a rate is between: six digits that count, two decimals at least. */
export function priceDigits(rate: string): string {
  const fraction = fractionOf(rate);
  if (!fraction) return '0.00';
  const { digits, scale } = fraction;
  const [above, below] = digits < scale ? [scale, digits] : [digits, scale];
  const wholeDigits = String(above / below).length;
  const decimals = Math.max(2, 6 - wholeDigits);
  const power = 10n ** BigInt(decimals);
  const scaled = String((above * power * 2n + below) / (below * 2n)).padStart(decimals + 1, '0');
  const tail = scaled.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${scaled.slice(0, -decimals)}.${tail}`;
}
