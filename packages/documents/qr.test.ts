import { expect, test } from 'vitest';
import { encodeQr } from './qr.ts';
import { readModules } from './testing/read-qr.ts';

const drawn = (text: string) => encodeQr(text).map(row => row.map(isDark => (isDark ? '#' : '.')).join(''));

test('a code is the one that the standard prescribes, module for module', () => {
  // Drawn by another encoder (qrcode 1.5.4, level M, bytes), which chose the same mask.
  expect(drawn('Wura')).toEqual([
    '#######..#....#######',
    '#.....#.#.###.#.....#',
    '#.###.#...###.#.###.#',
    '#.###.#..#....#.###.#',
    '#.###.#.#..##.#.###.#',
    '#.....#..###..#.....#',
    '#######.#.#.#.#######',
    '.....................',
    '#.#.#.#..##.#...#..#.',
    '.##....###.#.#.#....#',
    '#####.#.####.###.####',
    '.#..##..#..###.##...#',
    '.#.##.##.#.#.###.#.##',
    '........###...#..#...',
    '#######...#.#...#..##',
    '#.....#.......#....#.',
    '#.###.#.#.#.#.#.#..##',
    '#.###.#...##.#.#.#.#.',
    '#.###.#.#.##.###.##.#',
    '#.....#...####.###.#.',
    '#######.#.##.###..###',
  ]);
});

test('what was put in is read out again at every length, and one byte more than the largest holds is refused', () => {
  for (let length = 1; length <= 180; length++) {
    const text = 'https://wura.example.ng/verify/7K2M9QXTB4CDEFGH0JKMNPQRST₦'.repeat(4).slice(0, length);
    const bytes = Buffer.byteLength(text);
    if (bytes > 180) break;
    expect(readModules(encodeQr(text)), `${bytes} bytes`).toBe(text);
  }
  expect(encodeQr('x'.repeat(180))).toHaveLength(53);
  expect(() => encodeQr('x'.repeat(181))).toThrow('too many');
});
