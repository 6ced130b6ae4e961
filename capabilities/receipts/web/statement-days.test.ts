import { expect, test } from 'vitest';
import { daysOf } from './statement-days.ts';

// Half past midnight in Lagos on the first of March, which is still February elsewhere.
const now = Date.parse('2028-02-29T23:30:00Z');

test.each([
  ['month', '2028-03-01', '2028-03-01'],
  ['last_month', '2028-02-01', '2028-02-29'],
  ['quarter', '2028-01-01', '2028-03-01'],
  ['year', '2028-01-01', '2028-03-01'],
] as const)('%s goes from %s to %s by the days of Lagos', (period, from, to) => {
  expect(daysOf(period, now)).toEqual({ from, to });
});
