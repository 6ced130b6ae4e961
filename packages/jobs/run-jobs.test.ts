import { expect, test } from 'vitest';
import { retryMs } from './run-jobs.ts';

test('a failing job is tried again after 5 seconds at first, after 10 minutes at last, and never in step with others', () => {
  const longest = [1, 2, 3, 8, 100].map(failures => retryMs(failures, () => 1) / 1_000);
  expect(longest).toEqual([5, 10, 20, 600, 600]);
  expect(retryMs(1, () => 0)).toBe(4_000);
});
