import { dateMessages } from './browser-messages.ts';
import { language } from './language.ts';
import { textsOf } from './messages.ts';

const locales = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' };

/** Written from its parts, because locales put commas and full stops where the product style has none. */
function part(at: Date, options: Intl.DateTimeFormatOptions, zone?: string): string {
  const format = new Intl.DateTimeFormat(locales[language()], { ...options, ...(zone && { timeZone: zone }) });
  return format.format(at).replace(/\.$/, '');
}

function dayOf(at: Date): string {
  return `${part(at, { weekday: 'short' })} ${dayMonth(at)}`;
}

/** en-GB writes "Sept" where every other month has three letters. */
function dayMonth(at: Date, zone?: string): string {
  return `${part(at, { day: 'numeric' }, zone)} ${part(at, { month: 'short' }, zone).replace('Sept', 'Sep')}`;
}

function timeOf(at: Date): string {
  return part(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** For lists: "Today, 14:06", "Yesterday, 20:48", "Wed 18 Nov", and the year once it is another one. */
export function listDate(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (isSameDay(at, now)) return textsOf(dateMessages).today(timeOf(at));
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(at, yesterday)) return textsOf(dateMessages).yesterday(timeOf(at));
  return at.getFullYear() === now.getFullYear() ? dayOf(at) : `${dayMonth(at)} ${at.getFullYear()}`;
}

/** "Fri 20 Nov, 14:06". */
export function momentDate(iso: string): string {
  const at = new Date(iso);
  return `${dayOf(at)}, ${timeOf(at)}`;
}

/** For paper: "Fri 20 Nov 2026, 14:06:31". */
export function receiptDate(iso: string): string {
  const at = new Date(iso);
  return `${dayOf(at)} ${at.getFullYear()}, ${timeOf(at)}:${String(at.getSeconds()).padStart(2, '0')}`;
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
  const isThisYear = day.startsWith(`${now.getFullYear()}-`);
  return `${weekday} ${calendarDay(day)}${isThisYear ? '' : ` ${day.slice(0, 4)}`}`;
}

/** "21 May 1994". */
export function calendarDate(day: string): string {
  return `${calendarDay(day)} ${day.slice(0, 4)}`;
}

function isSameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate();
}
