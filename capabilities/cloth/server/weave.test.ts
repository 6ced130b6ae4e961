import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawPoster } from './poster.ts';
import { weave, wornOf, type DayFacts } from './weave.ts';

const account = '2041773052';
const november: DayFacts[] = Array.from({ length: 30 }, (_, at) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  moves: at % 3 === 0 ? { NGN: (at % 5) + 1, USD: at % 2 } : { NGN: 0 },
}));

describe('a cloth', () => {
  it('is the same to the byte on every machine that has the same history', () => {
    const svg = drawPoster({ name: 'Chinẹdu', month: '2026-11', tiles: weave(account, november) });
    // What another machine drew of this history, when this was written.
    expect(hash('sha256', svg, 'hex')).toBe('736399e90442ee59a940745fdf28a07fd560a4d4d155bbd3d44d765df35c31f8');
  });

  it('has a motif for each day on which money moved, and none for another', () => {
    const tiles = weave(account, november);
    expect(tiles.map(({ motif }) => motif !== null)).toEqual(november.map((_, at) => at % 3 === 0));
    expect(new Set(tiles.map(({ motif }) => motif)).size).toBeGreaterThan(4);
  });

  it('keeps every day that is over, whatever is woven after it', () => {
    const tiles = weave(account, november);
    expect(weave(account, november.slice(0, 14))).toEqual(tiles.slice(0, 14));
    const changed = november.map((each, at) => (at === 15 ? { ...each, moves: { NGN: 9 } } : each));
    expect(weave(account, changed).slice(0, 15)).toEqual(tiles.slice(0, 15));
    expect(weave(account, changed)).not.toEqual(tiles);
  });

  it('is no other customer’s', () => {
    expect(weave('2041773053', november)).not.toEqual(weave(account, november));
    expect(wornOf('2041773053', [])).not.toEqual(wornOf(account, []));
  });

  it('is worn with the newest day first, and whole before there are enough days', () => {
    const tiles = weave(account, november);
    const worn = wornOf(account, tiles);
    expect(worn).toHaveLength(20);
    expect(worn[0]).toBe(tiles.findLast(({ motif }) => motif !== null)?.motif);
    expect(worn.slice(10)).toEqual(wornOf(account, []).slice(10));
  });
});
