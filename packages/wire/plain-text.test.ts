import { describe, expect, it } from 'vitest';
import { plainLine } from './plain-line.ts';
import { isPlainLine, isPlainText, plainText, spacedLine, spacedText } from './plain-text.ts';

describe('text that is kept', () => {
  it('has its lines and its joined letters, in one spelling, and no space around it', () => {
    expect(plainText(' e\u0301\r\n\u{1f468}\u200d\u{1f469} \n')).toBe('\u00e9\n\u{1f468}\u200d\u{1f469}');
  });

  it('has nothing that turns it around, controls a terminal or is half a character', () => {
    expect(plainText('pay\u202e\u2066\ufeff\u0000\u001b\t now')).toBe('pay now');
    expect(plainText('half \ud83d')).toBe('half \ufffd');
    expect(plainText('\u0000\u202e\n')).toBe('');
  });
});

it.each(['a\u0000b', 'a\u200bb', 'a\u202eb', 'a\ud800b'])('%j is plain as no line and as no text', odd => {
  expect(isPlainLine(odd)).toBe(false);
  expect(isPlainText(odd)).toBe(false);
});

it('two lines are plain as a text, however they end, and not as a line', () => {
  for (const lines of ['12 Marina\nLagos', '12 Marina\r\nLagos']) {
    expect(isPlainText(lines)).toBe(true);
    expect(isPlainLine(lines)).toBe(false);
  }
});

const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

describe('a picture of several joined ones', () => {
  it.each([
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
    '\u{1f469}\u{1f3fe}\u200d\u{1f680}',
    '\u{1f3f3}\ufe0f\u200d\u{1f308}',
    '\u2764\ufe0f\u200d\u{1f525}',
    '\u{1f575}\ufe0f\u200d\u2642\ufe0f',
    england,
  ])('is seen, so it is as good as a letter: %s', sign => {
    for (const text of [sign, `For ${sign}${sign} today`, `\u{1f468}${sign}`]) {
      expect(isPlainLine(text)).toBe(true);
      expect(isPlainText(text)).toBe(true);
      for (const mend of [spacedLine, spacedText, plainLine]) expect(mend(text)).toBe(text);
    }
  });

  it.each([
    'a\u200d\u{1f468}',
    '\u{1f468}\u200d',
    '\u{1f468}\u200da',
    '\u200d\u{1f468}',
    '\u{1f468}\u200d\u200d\u{1f469}',
    '\u{1f468}\u200c\u{1f469}',
    // What is taken out of the middle must not bring two joiners' neighbours together.
    `\u{1f468}\u200d${england}\u{1f469}\u200d`,
    '1\u200d2',
    // A flag of no country, in whose tags a sentence hides.
    '\u{1f3f4}\u{e0068}\u{e0069}\u{e007f}',
    england.slice(0, -2),
    `x${england.slice(2)}`,
  ])('lends its joiner to nothing else: %j', text => {
    expect(isPlainLine(text)).toBe(false);
    expect(isPlainText(text)).toBe(false);
    for (const mend of [spacedLine, spacedText, plainLine]) expect(isPlainLine(mend(text))).toBe(true);
  });

  it('is looked for in one pass, however long a text pretends to be one', () => {
    const began = performance.now();
    expect(isPlainLine('\u{1f468}\u200d'.repeat(200_000))).toBe(false);
    expect(isPlainLine('\u{1f468}'.repeat(200_000))).toBe(true);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
