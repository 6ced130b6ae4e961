import { dayMs } from '@wura/platform/time';

/** How often a payment is made. */
export const repetitions = ['once', 'daily', 'weekly', 'monthly'] as const;
export type Repeats = (typeof repetitions)[number];

/** Days are those of Lagos, written 2026-11-22. */
export interface Calendar {
  readonly repeats: Repeats;
  /** Its first day, which says on which day of the week or the month the others are. */
  readonly startsOn: string;
  /** No payment after it; none: until its customer ends it. */
  readonly endsOn: string | null;
}

/** The first of its days that is not before this one. */
export function firstFrom(calendar: Calendar, day: string): string | undefined {
  const found = day <= calendar.startsOn ? calendar.startsOn : laterFrom(calendar, day);
  return found === undefined || (calendar.endsOn !== null && found > calendar.endsOn) ? undefined : found;
}

/** The first of its days after this one. */
export const nextAfter = (calendar: Calendar, day: string) => firstFrom(calendar, addDays(day, 1));

/** The last of its days that is not after this one. */
export function lastUntil(calendar: Calendar, day: string): string | undefined {
  let found: string | undefined;
  // At most a month of days lies between two of them, whatever was missed before.
  for (let at = firstFrom(calendar, addDays(day, -31)); at !== undefined && at <= day; at = nextAfter(calendar, at)) {
    found = at;
  }
  return found ?? (calendar.repeats === 'once' && calendar.startsOn <= day ? calendar.startsOn : undefined);
}

/** The next so many of its days, from this one on. */
export function daysFrom(calendar: Calendar, day: string, count: number): string[] {
  const days: string[] = [];
  for (let at = firstFrom(calendar, day); at !== undefined && days.length < count; at = nextAfter(calendar, at)) {
    days.push(at);
  }
  return days;
}

function laterFrom({ repeats, startsOn }: Calendar, day: string): string | undefined {
  if (repeats === 'once') return undefined;
  if (repeats === 'daily') return day;
  if (repeats === 'weekly') return addDays(day, (7 - (daysBetween(startsOn, day) % 7)) % 7);
  const [year, month] = day.split('-').map(Number) as [number, number];
  const dayOfMonth = Number(startsOn.slice(8));
  const here = inMonth(year, month, dayOfMonth);
  return here >= day ? here : inMonth(year, month + 1, dayOfMonth);
}

/** The 31st is the last day of a month that has none, and the 31st again in the next that has one. */
function inMonth(year: number, month: number, dayOfMonth: number): string {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return dateText(Date.UTC(year, month - 1, Math.min(dayOfMonth, lastDay)));
}

const dateText = (at: number) => new Date(at).toISOString().slice(0, 10);

export const addDays = (day: string, days: number) => dateText(Date.parse(day) + days * dayMs);

export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
