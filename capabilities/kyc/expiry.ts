import { dayMs, lagosDate } from '@wura/platform/time';

// When the time of an ID is over, by calendar days of Lagos. On its last day it is still good.

/** From this many days before the last one a new ID may be sent, and the customer is reminded. */
export const renewableDays = 30;

/** How many days there are from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export interface Standing {
  readonly isExpired: boolean;
  /** From this day the limits of the tier below hold. */
  readonly limitsFallOn: string;
  readonly mayRenew: boolean;
}

export function standingOf(expiresOn: string, { now, graceDays }: { now: number; graceDays: number }): Standing {
  const left = daysBetween(lagosDate(now), expiresOn);
  return {
    isExpired: left < 0,
    // The day after the last one is the first without, and the days of grace come after that.
    limitsFallOn: addDays(expiresOn, 1 + graceDays),
    mayRenew: left <= renewableDays,
  };
}

/** The last step that is reached; nothing while the end is far. Steps that were slept through are not made up for. */
export function stepReached(expiresOn: string, { now, graceDays }: { now: number; graceDays: number }) {
  const today = lagosDate(now);
  const left = daysBetween(today, expiresOn);
  if (today >= standingOf(expiresOn, { now, graceDays }).limitsFallOn) return 'lapsed';
  if (left < 0) return 'expired';
  if (left <= 1) return 'day';
  if (left <= 7) return 'week';
  return left <= renewableDays ? 'month' : undefined;
}
