import { expect, test } from 'vitest';
import { standingOf, stepReached } from './expiry.ts';

/** Noon in Lagos. */
const on = (day: string) => ({ now: Date.parse(`${day}T11:00:00Z`), graceDays: 30 });

test('a reminder is due a month, a week and a day before the end, after it, and when the grace is over', () => {
  const reached = (day: string) => stepReached('2026-12-31', on(day));
  expect(reached('2026-11-30')).toBeUndefined();
  expect(reached('2026-12-01')).toBe('month');
  expect(reached('2026-12-23')).toBe('month');
  expect(reached('2026-12-24')).toBe('week');
  expect(reached('2026-12-29')).toBe('week');
  expect(reached('2026-12-30')).toBe('day');
  expect(reached('2026-12-31')).toBe('day');
  expect(reached('2027-01-01')).toBe('expired');
  expect(reached('2027-01-30')).toBe('expired');
  expect(reached('2027-01-31')).toBe('lapsed');
  expect(reached('2030-01-01')).toBe('lapsed');
});

test('an ID is good on its last day, by the calendar of Lagos, and may be renewed a month before', () => {
  expect(standingOf('2026-12-31', on('2026-11-30'))).toMatchObject({ isExpired: false, mayRenew: false });
  expect(standingOf('2026-12-31', on('2026-12-01'))).toMatchObject({ isExpired: false, mayRenew: true });
  // Half past midnight in Lagos, on the day after.
  const late = { now: Date.parse('2026-12-31T23:30:00Z'), graceDays: 0 };
  expect(standingOf('2026-12-31', late)).toEqual({ isExpired: true, limitsFallOn: '2027-01-01', mayRenew: true });
  expect(stepReached('2026-12-31', late)).toBe('lapsed');
});
