import { digitMarks } from '@wura/money/digits';
import { expect, it } from 'vitest';
import { splitFigure } from './figures.ts';
import { initials } from './initials.ts';

it('draws an amount with its minor part filled and its thousands grouped', () => {
  expect(splitFigure('486250.4', digitMarks.en)).toEqual({ isNegative: false, major: '486,250', minor: '40' });
  expect(splitFigure('540.25', digitMarks.en, 4)).toEqual({ isNegative: false, major: '540', minor: '2500' });
});

it('reads both minus signs, and keeps every digit of an amount too large for a float', () => {
  expect(splitFigure('-90071992547409931.07', digitMarks.en)).toEqual({
    isNegative: true,
    major: '90,071,992,547,409,931',
    minor: '07',
  });
  expect(splitFigure('\u22125', digitMarks.en).isNegative).toBe(true);
});

it('groups thousands as the language does', () => {
  expect(splitFigure('486250.4', digitMarks.fr).major).toBe('486\u00a0250');
  expect(splitFigure('486250.4', digitMarks.es).major).toBe('486.250');
});

it('shows no minor part for a currency without one', () => {
  expect(splitFigure('1500', digitMarks.en, 0).minor).toBe('');
});

it('keeps the dot below a letter in initials', () => {
  expect(initials('Ṣadé Ẹniọlá')).toBe('Ṣ'.normalize('NFC') + 'Ẹ'.normalize('NFC'));
  expect(initials('adaeze chioma nwosu')).toBe('AN');
  expect(initials('')).toBe('');
});

it('makes initials of letters, of a name in brackets too', () => {
  expect(initials('Ada (Mum)')).toBe('AM');
  expect(initials('Sterling Bank (One)')).toBe('SO');
});
