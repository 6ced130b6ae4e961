import { lagosClock } from '@wura/platform/time';
import type { GuardRules } from './rules-table.ts';

// Hours of a night, as customers' rows keep them: one number for both, so that two nights are one only if both their hours are.

/** Above which no sum is: the guard of large sums is off. */
export const guardNever = 9_223_372_036_854_775_807n;

/** In hours of Lagos. */
export interface Night {
  readonly from: number;
  readonly until: number;
}

/** No hour at all, if from and until are one. */
export const nightNumber = ({ from, until }: Night): number => (from === until ? 0 : from * 24 + until);

/** None where no hour is guarded. */
export function nightOf(number: number): Night | null {
  return number === 0 ? null : { from: Math.floor(number / 24), until: number % 24 };
}

export function isInNight(number: number, hour: number): boolean {
  const night = nightOf(number);
  if (!night) return false;
  const { from, until } = night;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Some hour that was guarded would be no more. */
export const isShorterNight = (before: number, after: number): boolean =>
  hours.some(hour => isInNight(before, hour) && !isInNight(after, hour));

export const hourOfLagos = (at: number): number => Number(lagosClock(at).slice(11, 13));

export interface Guard {
  readonly guardNight: number;
  readonly guardOverMinor: bigint;
}

export const usualGuard = ({ nightFrom, nightUntil, overMinor }: GuardRules): Guard => ({
  guardNight: nightNumber({ from: nightFrom, until: nightUntil }),
  guardOverMinor: overMinor ?? guardNever,
});
