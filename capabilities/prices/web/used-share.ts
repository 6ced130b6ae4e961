import { minorOf } from '@wura/money';

/**
 * How much of a limit is used, in whole per cent; rounded down, so that full means full. What is less than one per cent is
 * not rounded to none, because none is what a customer has used who sent nothing.
 */
export function usedPercent(used: string, limit: string): number {
  const [spent, allowed] = [minorOf(used, 'NGN'), minorOf(limit, 'NGN')];
  if (spent >= allowed) return 100;
  const percent = (Number(spent) / Number(allowed)) * 100;
  return percent < 1 ? percent : Number((spent * 100n) / allowed);
}
