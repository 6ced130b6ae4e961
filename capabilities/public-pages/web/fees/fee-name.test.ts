import { setLanguage } from '@wura/browser/language';
import { afterEach, expect, it } from 'vitest';
import { feeName } from './fee-name.ts';

afterEach(() => setLanguage('en'));

it('a line of a price is said in the reader’s words, with its share, and as it came where there are none', () => {
  const words = { transfer_fee: 'Frais', vat: 'TVA sur les frais ({share})' };
  const vat = { code: 'vat', facts: { share: 750 }, name: 'VAT on the fee (7.5%)' };
  expect(feeName({ code: 'transfer_fee', facts: {}, name: 'Fee' }, words)).toBe('Frais');
  expect(feeName(vat, words)).toBe('TVA sur les frais (7.5%)');
  setLanguage('fr');
  expect(feeName(vat, words)).toBe('TVA sur les frais (7,5\u00a0%)');
  expect(feeName({ code: 'handling', facts: {}, name: 'Handling' }, words)).toBe('Handling');
});
