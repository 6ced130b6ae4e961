import { expect, it } from 'vitest';
import { splitFigure } from './figures.ts';
import { initials } from './initials.ts';

it('draws an amount with its minor part filled and its thousands grouped', () => {
  expect(splitFigure('486250.4')).toEqual({ isNegative: false, major: '486,250', minor: '40' });
  expect(splitFigure('540.25', 4)).toEqual({ isNegative: false, major: '540', minor: '2500' });
});

it('reads both minus signs, and keeps every digit of an amount too large for a float', () => {
  expect(splitFigure('-90071992547409931.07')).toEqual({
    isNegative: true,
    major: '90,071,992,547,409,931',
    minor: '07',
  });
  expect(splitFigure('\u22125').isNegative).toBe(true);
});

it('shows no minor part for a currency without one', () => {
  expect(splitFigure('1500', 0).minor).toBe('');
});

it('keeps the dot below a letter in initials', () => {
  expect(initials('Ṣadé Ẹniọlá')).toBe('Ṣ'.normalize('NFC') + 'Ẹ'.normalize('NFC'));
  expect(initials('adaeze chioma nwosu')).toBe('AN');
  expect(initials('')).toBe('');
});
