import { calendarDate } from '@wura/browser/dates';

/** "21 May 2026", of a moment. */
export const dayText = (moment: string): string => calendarDate(moment.slice(0, 10));
