import { expect, it } from 'vitest';
import { banksInOrder } from './bank-order.ts';

it('banks used lately come first, then those most customers look for, then the others as they came', () => {
  const banks = ['801', '058', '035A', '057', '044', '101'].map(code => ({ code, name: code }));
  const codes = (recent: readonly string[]) =>
    banksInOrder(banks, code => recent.includes(code)).map(({ code }) => code);
  expect(codes([])).toEqual(['044', '058', '057', '801', '035A', '101']);
  expect(codes(['101', '057'])).toEqual(['057', '101', '044', '058', '801', '035A']);
});
