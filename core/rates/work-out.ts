import { convertMoney, shareOf, type Money, type Rate } from '@wura/money';

/** What a conversion costs and brings, worked out from exact fractions and rounded once, in the house's favour. */
export interface WorkedOut {
  /** Out of the amount, tax included. */
  readonly fee: Money;
  /** What is left of the amount, and is exchanged. */
  readonly converted: Money;
  /** The mid rate less the spread. */
  readonly rate: Rate;
  readonly received: Money;
  /** One smallest unit of the target where something was left over, else none. */
  readonly residueMinor: bigint;
}

export interface Terms {
  readonly mid: Rate;
  readonly feeBps: bigint;
  readonly spreadBps: bigint;
}

/** Nothing where what arrives would be less than the smallest unit. */
export function workOut(amount: Money, { mid, feeBps, spreadBps }: Terms): WorkedOut | undefined {
  // Rounded up: were small sums free, a thousand of them would be a way around the fee.
  const fee = shareOf(amount, { bps: feeBps, rounding: 'up' });
  const converted: Money = { currency: amount.currency, minor: amount.minor - fee.minor };
  const rate: Rate = {
    ...mid,
    numerator: mid.numerator * (10_000n - spreadBps),
    denominator: mid.denominator * 10_000n,
  };
  const received = convertMoney(converted, { rate, rounding: 'down' });
  if (received.minor === 0n) return undefined;
  const residueMinor = convertMoney(converted, { rate, rounding: 'up' }).minor - received.minor;
  return { fee, converted, rate, received, residueMinor };
}

/** The rate once the fee is out too, before anything is rounded: what a customer compares with the one they wish for. */
export function workOutRate(mid: Rate, { feeBps, spreadBps }: Omit<Terms, 'mid'>): Rate {
  return {
    ...mid,
    numerator: mid.numerator * (10_000n - spreadBps) * (10_000n - feeBps),
    denominator: mid.denominator * 10_000n * 10_000n,
  };
}
