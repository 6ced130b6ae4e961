export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

// Rules, limits and histories go by the day in Lagos, whatever clock the server's machine has.

/** Lagos keeps one hour ahead of UTC all year round. */
const lagosOffsetMs = hourMs;

/** How many days in Lagos have begun by then: the same number all day long. */
export const lagosDayNumber = (at: number): number => Math.floor((at + lagosOffsetMs) / dayMs);

/** The date in Lagos, as 2026-11-22. */
export function lagosDate(at: number): string {
  const number = lagosDayNumber(at);
  // Nearly all who ask mean today, and a payment asks several times.
  if (written?.number !== number) written = { number, date: new Date(at + lagosOffsetMs).toISOString().slice(0, 10) };
  return written.date;
}
let written: { readonly number: number; readonly date: string } | undefined;

/** Date and time in Lagos: "2026-11-22 14:06:31". */
export const lagosClock = (at: number): string =>
  new Date(at + lagosOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** When the day in Lagos began, and by `later` when another one does. */
export const lagosMidnight = (at: number, { later = 0 } = {}): number =>
  (lagosDayNumber(at) + later) * dayMs - lagosOffsetMs;

/** The day of the week in Lagos: 0 is Sunday. */
export const lagosWeekday = (at: number): number => new Date(at + lagosOffsetMs).getUTCDay();

/** So many working days of Lagos later: Saturdays and Sundays do not count. */
export function workingDaysAfter(at: number, days: number): number {
  let time = at;
  for (let left = days; left > 0;) {
    time += dayMs;
    const weekday = lagosWeekday(time);
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return time;
}
