import { dateMessages } from './browser-messages.ts';
import { language } from './language.ts';
import { dateLocales } from '@wura/wire/languages';
import { textsOf } from './messages.ts';

// The day of the product is a day of Lagos: limits, prices, headings and statements turn over there. So every time is said in
// that zone too, wherever the device is; else what happened on Sunday would stand under Saturday for a customer who travels.
const lagos = 'Africa/Lagos';

/** One is slow to make and quick to use: a list of fifty rows would make two hundred. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const made = formats.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(name, made);
  return made;
}

/** Written from its parts, because locales put commas and full stops where the product style has none. */
function part(at: Date, options: Intl.DateTimeFormatOptions, timeZone = lagos): string {
  return formatOf(dateLocales[language()], { ...options, timeZone })
    .format(at)
    .replace(/\.$/, '');
}

/** The names of a language that says them itself, which is one that not every browser knows. */
function nameIn(of: 'months' | 'monthsLong' | 'weekdays', at: Date, zone: string): string | undefined {
  const day = new Date(dayIn(at, zone));
  return textsOf(dateMessages)[of].split(' ')[of === 'weekdays' ? day.getUTCDay() : day.getUTCMonth()];
}

function weekday(at: Date, zone = lagos): string {
  return nameIn('weekdays', at, zone) || part(at, { weekday: 'short' }, zone);
}

function dayOf(at: Date): string {
  return `${weekday(at)} ${dayMonth(at)}`;
}

/** en-GB writes "Sept" where every other month has three letters. */
function dayMonth(at: Date, zone = lagos): string {
  const month = nameIn('months', at, zone) || part(at, { month: 'short' }, zone).replace('Sept', 'Sep');
  return `${part(at, { day: 'numeric' }, zone)} ${month}`;
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

/** In a sentence: "14:06" today, and with its day on any other, "Fri 20 Nov, 14:06". */
export function clockOrMoment(iso: string, now = new Date()): string {
  return lagosDay(new Date(iso)) === lagosDay(now) ? clockTime(iso) : momentDate(iso);
}

/** "22 Oct", of a calendar day such as "2026-10-22". The day is the server's, so no zone may move it. */
export function calendarDay(day: string): string {
  return dayMonth(new Date(`${day}T00:00:00Z`), 'UTC');
}

/** "Fri 20 Nov", over what happened on a calendar day; the year is there once it is another one. */
export function dayHeading(day: string, now = new Date()): string {
  const isThisYear = day.startsWith(`${yearOf(now)}-`);
  return `${weekday(new Date(`${day}T00:00:00Z`), 'UTC')} ${calendarDay(day)}${isThisYear ? '' : ` ${day.slice(0, 4)}`}`;
}

/** "21 May 1994". */
export function calendarDate(day: string): string {
  return `${calendarDay(day)} ${day.slice(0, 4)}`;
}

/** "November 2026", of a month such as "2026-11". */
export function monthYear(month: string): string {
  const at = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
  const own = nameIn('monthsLong', at, 'UTC');
  return own ? `${own} ${month.slice(0, 4)}` : part(at, { month: 'long', year: 'numeric' }, 'UTC');
}

const dayMs = 86_400_000;

/** "2026-11-22", as Sweden writes it. Lagos keeps the same hour all year, so a day before is 24 hours before. */
const dayIn = (at: Date, timeZone: string) => formatOf('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
const lagosDay = (at: Date) => dayIn(at, lagos);
const yearOf = (at: Date) => lagosDay(at).slice(0, 4);
