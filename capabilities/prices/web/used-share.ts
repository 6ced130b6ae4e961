import { minorOf } from '@wura/money';

/** How much of a limit is used, in whole per cent; rounded down, so that full means full. */
export function usedPercent(used: string, limit: string): number {
  const [spent, allowed] = [minorOf(used, 'NGN'), minorOf(limit, 'NGN')];
  return spent >= allowed ? 100 : Number((spent * 100n) / allowed);
}
