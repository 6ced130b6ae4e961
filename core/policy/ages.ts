import { lagosDate } from '@wura/platform/time';

/** Until this birthday an adult may answer for a customer, and from it on none does. */
export const fullAge = 18;
/** Younger than this by full dates no account moves money, with a guardian or without. */
export const guardedAgeMin = 13;

/** Full years between two calendar days. */
export function ageOn(day: string, bornOn: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** On this day of Lagos. */
export const isMinor = (bornOn: string, now: number): boolean => ageOn(lagosDate(now), bornOn) < fullAge;
