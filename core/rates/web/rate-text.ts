import { language } from '@wura/browser/language';
import { symbolOf } from '@wura/browser/money-format';
import { digitMarks, groupDigits } from '@wura/money/digits';
import { fractionOf, priceDigits } from '../cross-rate.ts';

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

function figureOf(price: string): string {
  const [whole = '0', fraction = ''] = price.split('.');
  const marks = digitMarks[language()];
  return `${groupDigits(whole, marks)}${marks.decimal}${fraction}`;
}
