import { parseMoney } from '@wura/money';

/** How much of a limit is used, in whole per cent; rounded down, so that full means full. */
export function usedPercent(used: string, limit: string): number {
  const [spent, allowed] = [minorOf(used), minorOf(limit)];
  if (allowed === 0n || spent >= allowed) return 100;
  return Number((spent * 100n) / allowed);
}

/** In kobo; nothing is no amount that could be typed. */
function minorOf(amount: string): bigint {
  const money = parseMoney(amount, 'NGN');
  return typeof money === 'string' ? 0n : money.minor;
}
