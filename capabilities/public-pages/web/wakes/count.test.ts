import { describe, expect, it } from 'vitest';
import { countAt, countMs } from './count.ts';

describe('a counter', () => {
  it('begins at nothing and ends, after two seconds, at exactly its figure', () => {
    for (const target of [250_000, 1_200_000, 45]) {
      expect([countAt(0, target), countAt(countMs, target), countAt(99_999, target)]).toEqual([0, target, target]);
    }
    expect(countMs).toBe(2000);
  });

  it('takes sixty steps of equal size', () => {
    const shown = Array.from({ length: countMs + 1 }, (_, ms) => countAt(ms, 1_200_000));
    const different = [...new Set(shown)];
    expect(different).toEqual(Array.from({ length: 61 }, (_, step) => step * 20_000));
  });
});
