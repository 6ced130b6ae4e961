import { endpoint } from '@wura/browser/client';
import { useRoute } from '@wura/browser/query';
import { formatMoney, minorOf, parseMoney } from '@wura/money';
import type { ReplyOf } from '@wura/wire';
import type { limitsRoute } from '../contract.ts';

type Limits = ReplyOf<typeof limitsRoute>;

const readLimits = endpoint<typeof limitsRoute>('GET', '/api/limits');

/** What may still move today, so that a form can say so before the server has to. */
export function useLimits(): Limits | undefined {
  return useRoute(readLimits, {}).data;
}

/** How much more naira than a limit leaves is typed; undefined while it is not more, or no amount yet. */
export function excessOver(typed: string, left: string): string | undefined {
  const asked = parseMoney(typed, 'NGN');
  const excess = typeof asked === 'object' ? asked.minor - minorOf(left, 'NGN') : 0n;
  return excess > 0n ? formatMoney({ currency: 'NGN', minor: excess }) : undefined;
}

/** Whether what is typed is more naira than a limit leaves. What is no amount yet is not. */
export function isOver(typed: string, left: string): boolean {
  return excessOver(typed, left) !== undefined;
}
