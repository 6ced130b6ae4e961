import { expect, test } from 'vitest';
import { dayMs, lagosDate, lagosMidnight, lagosWeekday } from './time.ts';

test('a day in Lagos begins an hour before the one in UTC', () => {
  const [before, after] = [Date.parse('2026-06-30T22:59:59.999Z'), Date.parse('2026-06-30T23:00:00Z')];
  expect([before, after].map(lagosDate)).toEqual(['2026-06-30', '2026-07-01']);
  expect([before, after].map(lagosWeekday)).toEqual([2, 3]);
  expect([before, after].map(at => lagosMidnight(at))).toEqual([after - dayMs, after]);
});
