import { minorOf } from '@wura/money';

/** Stands for whatever is more than nothing and less than one. */
const underOne = 0.5;

/**
 * How much of a limit is used, in whole per cent; rounded down, so that full means full. What is less than one per cent is
 * not rounded to none, because none is what a customer has used who sent nothing.
 */
export function usedPercent(used: string, limit: string): number {
  const [spent, allowed] = [minorOf(used, 'NGN'), minorOf(limit, 'NGN')];
  if (spent >= allowed) return 100;
  const whole = Number((spent * 100n) / allowed);
  return whole === 0 && spent > 0n ? underOne : whole;
}
