import { slowness, spentMs } from '@wura/testkit/processor-time';
import { randomInt } from '@wura/testkit/random';
import { describe, expect, it, test } from 'vitest';
import { drawSvg } from './as-png.ts';
import { linesOf, outlineOf, runsOf, widthOf } from './letters.ts';
import type { Style } from './page.ts';

const style: Style = { weight: 'medium', size: 14 };

test('the naira sign and the letters of Nigerian names are letters of our own, in every weight', () => {
  const box = outlineOf('\u{10FFFF}', style);
  expect(box).not.toBe('');
  for (const weight of ['regular', 'medium', 'bold'] as const) {
    for (const letter of '₦ẸẹỊịỌọṢṣŃńǸǹḾḿÀáĀƁɓƊɗƘƙƳƴ₵₮€£$') {
      const drawn = outlineOf(letter, { ...style, weight });
      expect(drawn, `${letter} in ${weight}`).not.toBe('');
      expect(drawn, `${letter} in ${weight}`).not.toBe(outlineOf('\u{10FFFF}', { ...style, weight }));
    }
  }
});

test('a hooked letter comes from another face, and its word stays whole', () => {
  expect(runsOf('Ɓashir', 'medium')).toEqual([
    { face: 'hooks', text: 'Ɓ' },
    { face: 'medium', text: 'ashir' },
  ]);
  expect(runsOf('Ẹ́niọlá', 'bold')).toHaveLength(1);
});

test('a picture of a page holds outlines only, so that it needs no font of the machine that draws it', () => {
  const svg = drawSvg(
    {
      width: 100,
      height: 20,
      ground: '#FFFFFF',
      marks: [{ kind: 'words', text: '₦25 <script>', style, ink: '#000000', x: 0, baseline: 15 }],
    },
    { scale: 1 },
  );
  expect(svg).not.toMatch(/<text|font|script/);
});

test('lines are no longer than asked, and nothing is lost, however long a word is', () => {
  const text = 'November rent for Ẹniọlá andaverylongwordwithoutanyspacewhatsoever 12';
  const lines = linesOf(text, style, 90);
  for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(90);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  expect(linesOf('', style, 90)).toEqual([]);
});

test('a long word is cut into lines at little cost, whatever its writer mixes in it', () => {
  const letters = [...'ab\u0627\u0628(){}'];
  const word = () => Array.from({ length: 100 }, () => letters[randomInt(letters.length)]).join('');
  const costs = Array.from({ length: 5 }, () => {
    const words = Array.from({ length: 20 }, word);
    const before = spentMs();
    for (const each of words) linesOf(each, { weight: 'regular', size: 8 }, 150);
    return (spentMs() - before) / words.length;
  });
  // A thousand of them are on a statement, which is printed in some seconds or not at all.
  expect(Math.min(...costs)).toBeLessThan(9 * slowness());
});

describe('letters that are borrowed', () => {
  const box = outlineOf('\u{10FFFF}', style);

  it.each(['م', 'ڠ', '田', 'さ', 'ー', '！', '😀', '❤️', '👍🏿', '🇳🇬', '1️⃣', '👨‍👩‍👧‍👦'])(
    '%s is drawn, and not as a box',
    letter => {
      const drawn = outlineOf(letter, style);
      expect(drawn).not.toBe('');
      expect(drawn).not.toContain(box);
      expect(runsOf(letter, 'medium')).toHaveLength(1);
    },
  );

  it('a family is one picture, as wide as one', () => {
    expect(widthOf('👨‍👩‍👧‍👦', style)).toBe(widthOf('👨', style));
  });

  it('letters of Arabic are joined to each other, and words follow each other to the left', () => {
    expect(outlineOf('محمد', style)).not.toBe(outlineOf([...'محمد'].join('\u200c'), style));
    expect(runsOf('To محمد علي (12) now', 'medium').map(({ text }) => text)).toEqual([
      'To ',
      '(',
      '12',
      ') ',
      'علي',
      ' ',
      'محمد',
      ' now',
    ]);
  });

  it('figures of Arabic are read from left to right', () => {
    expect(outlineOf('٣٤٥', style).startsWith(outlineOf('٣', style))).toBe(true);
    expect(outlineOf('محمد ٣٤', style).startsWith(outlineOf('٣', style))).toBe(true);
  });

  it('a family between words of Arabic stays one', () => {
    expect(runsOf('محمد 👨‍👩‍👧 علي', 'medium').map(({ text }) => text)).toContain('👨‍👩‍👧');
  });
});
