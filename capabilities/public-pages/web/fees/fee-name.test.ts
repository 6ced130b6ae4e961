import { setLanguage } from '@wura/browser/language';
import { afterEach, expect, it } from 'vitest';
import { feeName } from './fee-name.ts';

afterEach(() => setLanguage('en'));

it('a line of a price is said in the reader’s words, with its figure, and as it came where there are none', () => {
  const words = { Fee: 'Frais', 'VAT on the fee ({})': 'TVA sur les frais ({})' };
  expect(feeName('Fee', words)).toBe('Frais');
  expect(feeName('VAT on the fee (7.5%)', words)).toBe('TVA sur les frais (7.5%)');
  setLanguage('fr');
  expect(feeName('VAT on the fee (7.5%)', words)).toBe('TVA sur les frais (7,5\u00a0%)');
  expect(feeName('Handling', words)).toBe('Handling');
});
