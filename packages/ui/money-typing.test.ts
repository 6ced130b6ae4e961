import { digitMarks } from '@wura/money/digits';
import { describe, expect, it } from 'vitest';
import { drawPlain, pasteMoney, plainValue, typeMoney } from './money-typing.ts';

// A bar marks the caret, as in "1,5|00".
function draft(marked: string) {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}
function typed(
  before: string,
  edited: string,
  inputType = 'insertText',
  minorDigits = 2,
  marks = digitMarks.en,
): string {
  const { text, caret } = typeMoney({ edited: draft(edited), before, inputType, minorDigits, marks });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}
function pasted(text: string, clip: string, marks = digitMarks.en): string {
  const from = text.indexOf('[');
  const to = text.indexOf(']') - 1;
  const next = pasteMoney({ pasted: clip, text: text.replace(/[[\]]/g, ''), from, to, minorDigits: 2, marks });
  return `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`;
}

describe('typing an amount', () => {
  it('groups thousands while the caret stays at the end', () => {
    expect(typed('150', '1500|')).toBe('1,500|');
    expect(typed('123,456', '123,4567|')).toBe('1,234,567|');
  });

  it('leaves the caret beside the digit just typed in the middle', () => {
    expect(typed('1,500', '12|,500')).toBe('12|,500');
    expect(typed('12,500', '129|,500')).toBe('129|,500');
    expect(typed('123,500', '1239|,500')).toBe('1,239|,500');
    expect(typed('1,500', '1,59|00')).toBe('15,9|00');
  });

  it('takes a digit when only a comma was deleted, so the key always does something', () => {
    expect(typed('1,500', '1|500', 'deleteContentBackward')).toBe('|500');
    expect(typed('12,500', '12|500', 'deleteContentForward')).toBe('1,2|00');
  });

  it('drops idle zeros and gives a leading dot its zero', () => {
    expect(typed('0', '05|')).toBe('5|');
    expect(typed('', '.|')).toBe('0.|');
    expect(typed('1,500', '|500', 'deleteContentBackward')).toBe('|500');
  });

  it('keeps one dot and ignores letters and typed commas', () => {
    expect(typed('1.5', '1.5.|')).toBe('1.5|');
    expect(typed('1', '1x|')).toBe('1|');
    expect(typed('1', '1,|')).toBe('1|');
  });

  it('refuses a digit past the minor unit without touching the others', () => {
    expect(typed('12.34', '12.345|')).toBe('12.34|');
    expect(typed('12.34', '12.9|34')).toBe('12.|34');
    expect(typed('5', '5.|', 'insertText', 0)).toBe('5|');
  });
});

describe('pasting an amount', () => {
  it('reads what people copy from messages and statements', () => {
    expect(pasted('[]', '₦12,500')).toBe('12,500|');
    expect(pasted('[]', 'NGN 1,500.50')).toBe('1,500.50|');
    expect(pasted('[]', '1 500 000')).toBe('1,500,000|');
  });

  it('never turns kobo into naira when the comma was the decimal mark', () => {
    expect(pasted('[]', '1500,50')).toBe('1,500.50|');
    expect(pasted('[]', '1.500,50')).toBe('1,500.50|');
    expect(pasted('[]', '1.500.000')).toBe('1,500,000|');
  });

  it('replaces the selection and cuts extra minor digits rather than rounding them', () => {
    expect(pasted('1[,5]00', '2')).toBe('1,2|00');
    expect(pasted('[]', '0.129')).toBe('0.12|');
  });
});

describe('the value behind the text', () => {
  it('is a plain decimal, whole while the dot waits for digits', () => {
    expect(plainValue('1,500.', digitMarks.en)).toBe('1500');
    expect(plainValue('1,500.5', digitMarks.en)).toBe('1500.5');
    expect(plainValue('', digitMarks.en)).toBe('');
  });

  it('draws back to the text it came from', () => {
    expect(drawPlain('1500.5', digitMarks.en)).toBe('1,500.5');
    expect(drawPlain('', digitMarks.en)).toBe('');
  });
});

describe('in the other languages', () => {
  const french = (before: string, edited: string) => typed(before, edited, 'insertText', 2, digitMarks.fr);
  const spanish = (before: string, edited: string) => typed(before, edited, 'insertText', 2, digitMarks.es);

  it('a comma begins the kobo, so that 1500,50 is never a hundred and fifty thousand', () => {
    expect(french('1\u00a0500', '1\u00a0500,|')).toBe('1\u00a0500,|');
    expect(french('1\u00a0500,5', '1\u00a0500,50|')).toBe('1\u00a0500,50|');
    expect(spanish('1.500', '1.500,|')).toBe('1.500,|');
    expect(plainValue('1\u00a0500,50', digitMarks.fr)).toBe('1500.50');
    expect(plainValue('1.500,50', digitMarks.es)).toBe('1500.50');
  });

  it('a dot groups thousands in Spanish, and is the decimal key in French', () => {
    expect(spanish('1', '1.|')).toBe('1|');
    expect(spanish('1', '1500|')).toBe('1.500|');
    expect(french('1', '1.|')).toBe('1,|');
  });

  it('what is pasted is read as it was written, and where that is open, as the reader writes', () => {
    expect(pasted('[]', '1.500', digitMarks.es)).toBe('1.500|');
    expect(pasted('[]', '1.500', digitMarks.en)).toBe('1.50|');
    expect(pasted('[]', '\u20a6486,250.40', digitMarks.es)).toBe('486.250,40|');
    expect(pasted('[]', '1\u00a0500,5', digitMarks.fr)).toBe('1\u00a0500,5|');
  });

  it('the value is drawn as the language writes it', () => {
    expect(drawPlain('1500000.5', digitMarks.fr)).toBe('1\u00a0500\u00a0000,5');
    expect(drawPlain('1500000.5', digitMarks.es)).toBe('1.500.000,5');
  });
});
