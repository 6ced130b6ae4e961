import { expect, it } from 'vitest';
import { fitsBank } from './nuban.ts';

it('an account number fits the bank whose code its check digit was made with', () => {
  // The example of the Central Bank's own standard: 0000014579 at the bank with the code 011.
  expect(fitsBank('0000014579', '011')).toBe(true);
  expect(fitsBank('0000014578', '011')).toBe(false);
});

it('a bank whose code has five digits takes part with a nine in front', () => {
  const fitting = [...'0123456789'].filter(last => fitsBank(`001234567${last}`, '50211'));
  expect(fitting).toHaveLength(1);
});

it('what is no account number yet fits no bank', () => {
  expect(fitsBank('000001457', '011')).toBe(false);
  expect(fitsBank('0000014579', 'x1')).toBe(false);
});
