import { language } from '@wura/browser/language';
import { symbolOf } from '@wura/browser/money-format';
import { digitMarks, groupDigits } from '@wura/money/digits';
import { fractionOf } from '../cross-rate.ts';

/** Which of a pair is priced: always the dearer, so that the figure is above one. */
export interface PricedPair {
  readonly of: string;
  readonly in: string;
  /** The line of sums divides by it. */
  readonly isDivided: boolean;
}

export function pricedPair(rate: string, { from, to }: { from: string; to: string }): PricedPair {
  const fraction = fractionOf(rate);
  const isDivided = fraction !== undefined && fraction.digits < fraction.scale;
  return isDivided ? { of: to, in: from, isDivided } : { of: from, in: to, isDivided };
}

/** "₦1,485.50": the price of one, in as many digits as tell something, worked out from the text without a float. */
export function priceText(rate: string, pair: { from: string; to: string }): string {
  const { in: currency } = pricedPair(rate, pair);
  return symbolOf(currency) + figureOf(priceDigits(rate));
}

/** Plain decimal text of the same price: six digits that count, two decimals at least. */
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

function figureOf(price: string): string {
  const [whole = '0', fraction = ''] = price.split('.');
  const marks = digitMarks[language()];
  return `${groupDigits(whole, marks)}${marks.decimal}${fraction}`;
}
