import { expect, test } from 'vitest';
import { dayMs, lagosDate, lagosMidnight, lagosWeekday, workingDaysAfter } from './time.ts';

test('a day in Lagos begins an hour before the one in UTC', () => {
  const [before, after] = [Date.parse('2026-06-30T22:59:59.999Z'), Date.parse('2026-06-30T23:00:00Z')];
  expect([before, after].map(lagosDate)).toEqual(['2026-06-30', '2026-07-01']);
  expect([before, after].map(lagosWeekday)).toEqual([2, 3]);
  expect([before, after].map(at => lagosMidnight(at))).toEqual([after - dayMs, after]);
});

test('working days skip Saturdays and Sundays of Lagos', () => {
  const friday = Date.parse('2026-11-20T10:00:00Z');
  expect(lagosDate(workingDaysAfter(friday, 3))).toBe('2026-11-25');
  // Late on Sunday in Greenwich it is Monday in Lagos.
  expect(lagosDate(workingDaysAfter(Date.parse('2026-11-22T23:30:00Z'), 1))).toBe('2026-11-24');
});
