import { minuteMs } from '@wura/platform/time';

/** "Until a reset", as a moment that a timestamp can hold and no clock will reach. */
export const untilReset = new Date('9999-12-31T23:59:59.000Z');

/** After so many wrong tries in a row the PIN is locked for so long. Five a quarter of an hour would find it in weeks. */
const steps = [
  { failures: 5, lockMs: 15 * minuteMs },
  { failures: 8, lockMs: 60 * minuteMs },
  { failures: 10, lockMs: undefined },
] as const;

export interface LockStep {
  failures: number;
  until: Date;
}

/** The steps as moments, for a failure that happens now. */
export function lockSteps(now: number): LockStep[] {
  return steps.map(({ failures, lockMs }) => ({
    failures,
    until: lockMs === undefined ? untilReset : new Date(now + lockMs),
  }));
}

/** How many more wrong tries there are before the next lock: none when this failure was the one that locked. */
export function attemptsLeft(failures: number): number {
  const next = steps.find(step => step.failures >= failures);
  return (next?.failures ?? failures) - failures;
}
