import { describe, expect, it } from 'vitest';
import { countAt, countMs, untilNextStepMs } from './count.ts';

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

  it('looks again exactly when there is something else to show', () => {
    const looks = [0];
    while (looks.at(-1)! < countMs) looks.push(looks.at(-1)! + untilNextStepMs(looks.at(-1)!));
    expect(looks).toHaveLength(61);
    expect([looks[3], looks[30], looks[60]]).toEqual([100, 1000, 2000]);
  });
});
