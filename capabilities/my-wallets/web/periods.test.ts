import { expect, it } from 'vitest';
import { daysOf } from './periods.ts';

// A Sunday in Lagos, half an hour after midnight: in UTC it is still Saturday.
const now = Date.parse('2026-11-21T23:30:00Z');

it('a period is counted in days of Lagos, its week beginning on Monday', () => {
  expect(daysOf({ name: 'week' }, now)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(daysOf({ name: 'month' }, now)).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  expect(daysOf({ name: 'all' }, now)).toEqual({});
});

it('last month ends on its own last day, across a new year too', () => {
  expect(daysOf({ name: 'last_month' }, now)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(daysOf({ name: 'last_month' }, Date.parse('2027-01-05T12:00:00Z'))).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  });
});

it('two days of the customer’s own choice are asked for as far as they are chosen', () => {
  expect(daysOf({ name: 'days', from: '2026-11-03', to: '' }, now)).toEqual({ from: '2026-11-03' });
});
