import { convertMoney, type Money, type Rate } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { fractionOf } from '@wura/rates/cross-rate';

export interface Wish {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  /** What one unit of is priced. */
  readonly rateOf: 'source' | 'target';
  /** Decimal text above zero. */
  readonly targetRate: string;
}

/** Units of the target for one of the source, whichever way round it was said: an exact fraction. */
export function wishedRate({ from, to, rateOf, targetRate }: Wish): Rate {
  const { digits, scale } = fractionOf(targetRate)!;
  return rateOf === 'source'
    ? { from, to, numerator: digits, denominator: scale }
    : { from, to, numerator: scale, denominator: digits };
}

/**
 * Whether what arrives for what leaves, fee and rounding included, is at least what the customer asked for: worked out on
 * the sums themselves, to the smallest unit.
 */
export function isAsGood({ amount, received }: { amount: Money; received: Money }, wish: Wish): boolean {
  return received.minor >= convertMoney(amount, { rate: wishedRate(wish), rounding: 'down' }).minor;
}
