import { dayMs, hourMs } from '@wura/platform/time';
import { dateMessages } from './browser-messages.ts';
import { textsOf } from './messages.ts';

// The day of the product is a day of Lagos: limits, prices, headings and statements turn over there. So every time is said in
// that zone too, wherever the device is; else what happened on Sunday would stand under Saturday for a customer who travels.
//
// Lagos keeps the same hour all year and each language says its own names, so nothing is asked of the browser's own formats:
// the first of them takes a cheap phone a tenth of a second to make, before anything is drawn.
const aheadOfUtcMs = hourMs;

/** An instant whose UTC parts are what the clocks of Lagos say. */
const inLagos = (at: Date) => new Date(at.getTime() + aheadOfUtcMs);

function nameOf(kind: 'months' | 'monthsLong' | 'weekdays', at: number): string {
  return textsOf(dateMessages)[kind].split(' ')[at] ?? '';
}

const weekday = (clock: Date) => nameOf('weekdays', clock.getUTCDay());
const dayMonth = (clock: Date) => `${clock.getUTCDate()} ${nameOf('months', clock.getUTCMonth())}`;
const dayOf = (clock: Date) => `${weekday(clock)} ${dayMonth(clock)}`;
const timeOf = (clock: Date) => clock.toISOString().slice(11, 16);
/** "2026-11-22". A day before is 24 hours before. */
const dateOf = (clock: Date) => clock.toISOString().slice(0, 10);
const yearOf = (clock: Date) => clock.toISOString().slice(0, 4);
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** For lists: "Today, 14:06", "Yesterday, 20:48", "Wed 18 Nov", and the year once it is another one. */
export function listDate(iso: string, now = new Date()): string {
  const clock = inLagos(new Date(iso));
  const present = inLagos(now);
  const day = dateOf(clock);
  if (day === dateOf(present)) return textsOf(dateMessages).today(timeOf(clock));
  if (day === dateOf(new Date(present.getTime() - dayMs))) return textsOf(dateMessages).yesterday(timeOf(clock));
  return yearOf(clock) === yearOf(present) ? dayOf(clock) : `${dayMonth(clock)} ${yearOf(clock)}`;
}

/** "Fri 20 Nov, 14:06", and the year once it is another one. */
export function momentDate(iso: string, now = new Date()): string {
  const clock = inLagos(new Date(iso));
  const year = yearOf(clock) === yearOf(inLagos(now)) ? '' : ` ${yearOf(clock)}`;
  return `${dayOf(clock)}${year}, ${timeOf(clock)}`;
}

/** For paper: "Fri 20 Nov 2026, 14:06:31". */
export function receiptDate(iso: string): string {
  const clock = inLagos(new Date(iso));
  return `${dayOf(clock)} ${yearOf(clock)}, ${clock.toISOString().slice(11, 19)}`;
}

export function clockTime(iso: string): string {
  return timeOf(inLagos(new Date(iso)));
}

/** In a sentence: "14:06" today, and with its day on any other, "Fri 20 Nov, 14:06". */
export function clockOrMoment(iso: string, now = new Date()): string {
  return dateOf(inLagos(new Date(iso))) === dateOf(inLagos(now)) ? clockTime(iso) : momentDate(iso, now);
}

/** "22 Oct", of a calendar day such as "2026-10-22". The day is the server's, so no zone may move it. */
export function calendarDay(day: string): string {
  return dayMonth(midnight(day));
}

/** "Fri 20 Nov", over what happened on a calendar day; the year is there once it is another one. */
export function dayHeading(day: string, now = new Date()): string {
  const isThisYear = day.startsWith(`${yearOf(inLagos(now))}-`);
  return `${weekday(midnight(day))} ${calendarDay(day)}${isThisYear ? '' : ` ${day.slice(0, 4)}`}`;
}

/** "21 May 1994". */
export function calendarDate(day: string): string {
  return `${calendarDay(day)} ${day.slice(0, 4)}`;
}

/** "November 2026", of a month such as "2026-11". */
export function monthYear(month: string): string {
  const name = nameOf('monthsLong', midnight(`${month.slice(0, 7)}-01`).getUTCMonth());
  return textsOf(dateMessages).monthYear(name, month.slice(0, 4));
}
