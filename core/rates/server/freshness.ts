import { hourMs, lagosWeekday, minuteMs } from '@wura/platform/time';

/** How long a word of each kind of source may be quoted: two rounds and a bit, so that one that is missed closes nothing. */
const ageMsMax = { hourly: 2 * hourMs, daily: 26 * hourMs } as const;

/** Sources that follow banks say nothing from Friday evening until Monday. */
const weekendAgeMsMax = 80 * hourMs;

/** A clock of theirs that is a little ahead of ours is no fault; one that lives in the future is. */
const aheadMsMax = 10 * minuteMs;

const [sunday, monday, saturday] = [0, 1, 6];

export function isFresh({ asOf, cadence }: { asOf: Date; cadence: 'hourly' | 'daily' }, now: number): boolean {
  const age = now - asOf.getTime();
  const isWeekend = [saturday, sunday, monday].includes(lagosWeekday(now));
  return age >= -aheadMsMax && age <= (cadence === 'daily' && isWeekend ? weekendAgeMsMax : ageMsMax[cadence]);
}
