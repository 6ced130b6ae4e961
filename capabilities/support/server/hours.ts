import { hourMs, lagosMidnight, lagosWeekday, minuteMs } from '@wura/platform/time';

/** When a person answers: days of the week and minutes of the day, in Lagos. */
export interface SupportHours {
  /** 0 is Sunday. */
  readonly days: readonly number[];
  readonly fromMinute: number;
  readonly toMinute: number;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A visitor who tries the product out, at any hour, finds the chat as its customers will by day. */
export const usualHours = { sandbox: 'Mon-Sun 00:00-24:00', live: 'Mon-Fri 08:00-18:00' } as const;

/** Reads `Mon-Fri 08:00-18:00`, as SUPPORT_HOURS is written. */
export function readSupportHours(given: string): SupportHours {
  const day = '(Sun|Mon|Tue|Wed|Thu|Fri|Sat)';
  const [from = '', to = ''] = given.match(/\d\d:\d\d/g) ?? [];
  const isShaped = new RegExp(`^${day}(-${day})? [0-2]\\d:[0-5]\\d-[0-2]\\d:[0-5]\\d$`).test(given);
  if (!isShaped || from >= to || to > '24:00') {
    throw new Error(`SUPPORT_HOURS must be written like "Mon-Fri 08:00-18:00", not "${given}"`);
  }
  const [days = '', times = ''] = given.split(' ');
  const [first = '', last = first] = days.split('-');
  const [fromMinute = 0, toMinute = 0] = times.split('-').map(minuteOfDay);
  const begin = weekdays.indexOf(first);
  // Sat-Mon goes over the end of the week.
  const count = ((weekdays.indexOf(last) - begin + 7) % 7) + 1;
  return { days: Array.from({ length: count }, (_, n) => (begin + n) % 7), fromMinute, toMinute };
}

function minuteOfDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** How long the staff may take for an answer, counted in hours when they answer at all. */
const answerMs = 2 * hourMs;

/** By when a message that comes now is answered. */
export function answerDue(now: number, hours: SupportHours): Date {
  let left = answerMs;
  for (let at = now; ;) {
    const { isNow, changesAt } = answeringAt(at, hours);
    const open = isNow ? changesAt.getTime() - at : 0;
    if (open >= left) return new Date(at + left);
    left -= open;
    at = changesAt.getTime();
  }
}

/** Whether a person answers at this moment, and when that changes. */
export function answeringAt(now: number, hours: SupportHours): { isNow: boolean; changesAt: Date } {
  // Eight days always hold a next opening, the same weekday of next week included.
  for (let day = 0; day <= 7; day++) {
    const start = lagosMidnight(now, { later: day });
    if (!hours.days.includes(lagosWeekday(start))) continue;
    const [opens, closes] = [start + hours.fromMinute * minuteMs, start + hours.toMinute * minuteMs];
    if (now < opens) return { isNow: false, changesAt: new Date(opens) };
    if (now < closes) return { isNow: true, changesAt: new Date(closes) };
  }
  throw new Error('support hours without a day');
}
