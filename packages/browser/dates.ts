import { dateMessages } from './browser-messages.ts';
import { language } from './language.ts';
import { textsOf } from './messages.ts';

// The day of the product is a day of Lagos: limits, prices, headings and statements turn over there. So every time is said in
// that zone too, wherever the device is; else what happened on Sunday would stand under Saturday for a customer who travels.
const lagos = 'Africa/Lagos';

const locales = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' };

/** Written from its parts, because locales put commas and full stops where the product style has none. */
function part(at: Date, options: Intl.DateTimeFormatOptions, timeZone = lagos): string {
  const format = new Intl.DateTimeFormat(locales[language()], { ...options, timeZone });
  return format.format(at).replace(/\.$/, '');
}

function dayOf(at: Date): string {
  return `${part(at, { weekday: 'short' })} ${dayMonth(at)}`;
}

/** en-GB writes "Sept" where every other month has three letters. */
function dayMonth(at: Date, zone = lagos): string {
  return `${part(at, { day: 'numeric' }, zone)} ${part(at, { month: 'short' }, zone).replace('Sept', 'Sep')}`;
}

function timeOf(at: Date): string {
  return part(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** For lists: "Today, 14:06", "Yesterday, 20:48", "Wed 18 Nov", and the year once it is another one. */
export function listDate(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const day = lagosDay(at);
  if (day === lagosDay(now)) return textsOf(dateMessages).today(timeOf(at));
  if (day === lagosDay(new Date(now.getTime() - dayMs))) return textsOf(dateMessages).yesterday(timeOf(at));
  return yearOf(at) === yearOf(now) ? dayOf(at) : `${dayMonth(at)} ${yearOf(at)}`;
}

/** "Fri 20 Nov, 14:06". */
export function momentDate(iso: string): string {
  const at = new Date(iso);
  return `${dayOf(at)}, ${timeOf(at)}`;
}

/** For paper: "Fri 20 Nov 2026, 14:06:31". */
export function receiptDate(iso: string): string {
  const at = new Date(iso);
  return `${dayOf(at)} ${yearOf(at)}, ${timeOf(at)}:${String(at.getSeconds()).padStart(2, '0')}`;
}

export function clockTime(iso: string): string {
  return timeOf(new Date(iso));
}

/** "22 Oct", of a calendar day such as "2026-10-22". The day is the server's, so no zone may move it. */
export function calendarDay(day: string): string {
  return dayMonth(new Date(`${day}T00:00:00Z`), 'UTC');
}

/** "Fri 20 Nov", over what happened on a calendar day; the year is there once it is another one. */
export function dayHeading(day: string, now = new Date()): string {
  const weekday = part(new Date(`${day}T00:00:00Z`), { weekday: 'short' }, 'UTC');
  const isThisYear = day.startsWith(`${yearOf(now)}-`);
  return `${weekday} ${calendarDay(day)}${isThisYear ? '' : ` ${day.slice(0, 4)}`}`;
}

/** "21 May 1994". */
export function calendarDate(day: string): string {
  return `${calendarDay(day)} ${day.slice(0, 4)}`;
}

const dayMs = 86_400_000;

/** "2026-11-22", as Sweden writes it. Lagos keeps the same hour all year, so a day before is 24 hours before. */
const lagosDay = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: lagos, dateStyle: 'short' }).format(at);
const yearOf = (at: Date) => lagosDay(at).slice(0, 4);
