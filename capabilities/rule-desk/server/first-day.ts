import { lagosDate, lagosMidnight, minuteMs } from '@wura/platform/time';

/** Longer than the database wants, so that it is a person who hears of it and not a log. */
const aheadMs = 15 * minuteMs;

/** The first day on which what is agreed on now may begin: tomorrow, and from a quarter before midnight the day after. */
export const firstDay = (now: number): string => lagosDate(lagosMidnight(now + aheadMs, { later: 1 }));
