import { afterEach, expect, it, test } from 'vitest';
import { figureText } from './figure-text.ts';
import { setLanguage, type Language } from './language.ts';

afterEach(() => setLanguage('en'));

const inLanguage = (to: Language, english: string) => {
  setLanguage(to);
  return figureText(english);
};

test.each([
  ['₦40,000.00', '₦40\u00a0000,00', '₦40.000,00'],
  ['₦0.00', '₦0,00', '₦0,00'],
  ['−₦1,234,567.89', '−₦1\u00a0234\u00a0567,89', '−₦1.234.567,89'],
  ['CFA 1,000', 'CFA 1\u00a0000', 'CFA 1.000'],
  ['₮12.500000', '₮12,500000', '₮12,500000'],
  ['7.5%', '7,5\u00a0%', '7,5\u00a0%'],
  ['10%', '10\u00a0%', '10\u00a0%'],
])('%s is %s in French and %s in Spanish', (english, french, spanish) => {
  expect(inLanguage('en', english)).toBe(english);
  expect(inLanguage('fr', english)).toBe(french);
  expect(inLanguage('es', english)).toBe(spanish);
});

it.each(['5', '1,000', '0123456789', 'Adaeze Nwosu', 'Unit 1,000', '1.5', 'front, back', '', '₦', '12.5%?'])(
  '%j is no figure, and stays what it is',
  text => expect(inLanguage('es', text)).toBe(text),
);
