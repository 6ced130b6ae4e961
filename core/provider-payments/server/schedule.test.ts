import { describe, expect, it } from 'vitest';
import { overdueMs, waitMs } from './schedule.ts';

describe('asking what became of a payment', () => {
  it('is done often while somebody waits, then less and less, and never stops', () => {
    const waits = [1, 2, 3, 10, 11, 1_000].map(asked => waitMs(asked) / 1_000);
    expect(waits).toEqual([5, 15, 45, 14_400, 14_400, 14_400]);
  });

  it('comes when a person’s turn begins, not at the end of the next long wait', () => {
    const ages: number[] = [];
    let ageMs = 9_000;
    for (let asked = 1; ageMs <= overdueMs; asked++) ages.push((ageMs += waitMs(asked, { ageMs })));
    expect(ages.at(-1)! - overdueMs).toBeLessThanOrEqual(1_000);
    expect(waitMs(20, { ageMs: overdueMs + 1 })).toBe(4 * 3_600_000);
  });
});
