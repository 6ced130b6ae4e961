import { describe, expect, it } from 'vitest';
import { isPlainLine, isPlainText, plainText } from './plain-text.ts';

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
