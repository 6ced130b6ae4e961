import { minorOf, parseMoney } from '@wura/money';
import type { Transaction } from '../contract.ts';

/** Why a payment is asked about before it is made. */
export type Unusual = 'first' | 'large' | 'night';

export interface Asked {
  readonly accountNumber: string;
  readonly amount: string;
  readonly currency: string;
}

/** Below this no customer is asked anything: a question before every small payment is soon answered without being read. */
const askedMinorMin = 50_000_00n;
/** This much more than ever lately. */
const timesLargest = 3n;
const nightHours = { from: 23, to: 5 };

/**
 * What is unusual about naira on its way to another person: never paid lately, several times more than ever lately, or in
 * the hours when phones are stolen and no bank answers. `sent` is what was paid last.
 */
export function unusualIn(
  { accountNumber, amount, currency }: Asked,
  { sent, at }: { sent: readonly Transaction[]; at: Date },
): readonly Unusual[] {
  if (currency !== 'NGN') return [];
  const asked = parseMoney(amount, currency);
  if (typeof asked === 'string' || asked.minor < askedMinorMin) return [];
  const { minor } = asked;
  const kept = sent.filter(each => each.currency === currency && each.status !== 'failed');
  const isKnown = kept.some(each => each.account_number === accountNumber);
  const largest = kept.reduce((most, each) => {
    const one = minorOf(each.amount, currency);
    return one > most ? one : most;
  }, 0n);
  // Lagos keeps one hour ahead of UTC all year round.
  const hour = (at.getUTCHours() + 1) % 24;
  return [
    ...(isKnown ? [] : (['first'] as const)),
    ...(kept.length > 0 && minor > largest * timesLargest ? (['large'] as const) : []),
    ...(hour >= nightHours.from || hour < nightHours.to ? (['night'] as const) : []),
  ];
}
