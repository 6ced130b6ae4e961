import { expect, it } from 'vitest';
import { monthsBetween } from './months.ts';

it('the months of a cloth go back over a year’s end to the one in which the account was opened', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
});
