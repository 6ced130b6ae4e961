import { expect, it } from 'vitest';
import { stretchesOf } from './directions.ts';

/** As it is seen from left to right. */
const seen = (text: string) =>
  stretchesOf(text)
    .map(({ text: part, isRightToLeft }) => (isRightToLeft ? [...part].reverse().join('') : part))
    .join('');

// ب ج د stand for words. What is expected is what another program made of the same rules, and what browsers show.
it.each([
  ['a line without such letters is as it was', 'Rent (12), ₦1,500', 'Rent (12), ₦1,500'],
  ['letters run to the left', 'بج د', 'د جب'],
  ['words before and after keep their places', 'Paid to بج د for rent', 'Paid to د جب for rent'],
  ['a number inside is read as it is written', 'ب 1,500.00 ج', 'ج 1,500.00 ب'],
  ['a number after them belongs to them', 'ب 12 for rent', '12 ب for rent'],
  ['figures of Arabic are a number as well', 'ب ٣٤٥ ج', 'ج ٣٤٥ ب'],
  ['a pair of brackets runs with what it holds', 'ب (ج) د', 'د )ج( ب'],
  ['a pair of the line does not, whatever it holds', 'a (ب) ج', 'a (ب) ج'],
  ['brackets of the line stay where they are', 'ب (abc)', 'ب (abc)'],
  ['a sign at the end is the line’s', 'بج!', 'جب!'],
  ['a mark stays on its letter', 'ب\u064eج', 'ج\u064eب'],
])('%s', (_title, text, expected) => expect(seen(text)).toBe(expected));

it('a line of ten thousand brackets takes no longer than it is', () => {
  const began = performance.now();
  expect(seen(`ب${'('.repeat(5_000)}${')'.repeat(5_000)}`)).toHaveLength(10_001);
  expect(performance.now() - began).toBeLessThan(1_000);
});
