import { parseMoney } from '@wura/money';
import { minuteMs } from '@wura/platform/time';

/** The newest payment to an account. */
export interface LastSent {
  readonly amount: string;
  readonly at: string;
}

const alikeWithinMs = 10 * minuteMs;

/**
 * How many minutes ago the same amount went to the same account, if that was a moment ago: a payment made twice is
 * usually one that looked as if it had not been made.
 */
export function minutesSinceSame(lastSent: LastSent | null, amount: string, nowMs: number): number | undefined {
  if (!lastSent || !isSameAmount(lastSent.amount, amount)) return undefined;
  const agoMs = nowMs - Date.parse(lastSent.at);
  return agoMs < alikeWithinMs ? Math.max(0, Math.floor(agoMs / 60_000)) : undefined;
}

function isSameAmount(one: string, other: string): boolean {
  const [a, b] = [parseMoney(one, 'NGN'), parseMoney(other, 'NGN')];
  return typeof a === 'object' && typeof b === 'object' && a.minor === b.minor;
}
