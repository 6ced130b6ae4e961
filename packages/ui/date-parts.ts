export type DateParts = { day: string; month: string; year: string };

export const emptyDate: DateParts = { day: '', month: '', year: '' };

/** "2001-03-09" to its parts. Anything that is not an ISO date gives empty parts. */
export function splitDate(iso: string): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return emptyDate;
  const [, year = '', month = '', day = ''] = match;
  return { day, month, year };
}

/** The ISO date, or undefined while a part is missing or the day does not exist (31 June, 29 February 2023). */
export function joinDate({ day, month, year }: DateParts): string | undefined {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const real = new Date(`${iso}T00:00:00Z`);
  // Some engines roll 31 June over to July instead of refusing it.
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(iso) ? iso : undefined;
}

export function isBlank(parts: DateParts): boolean {
  return parts.day === '' && parts.month === '' && parts.year === '';
}
