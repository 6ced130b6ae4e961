import { expect, it } from 'vitest';
import { wholeBalance } from './whole-balance.ts';

const costing = (fee: string) => async (amount: string) => ({ total: (Number(amount) + Number(fee)).toFixed(2) });

it('leaves room for the fees of the whole balance', async () => {
  expect(await wholeBalance('2010.75', costing('10.75'))).toBe('2000.00');
  expect(await wholeBalance('486250.40', costing('103.75'))).toBe('486146.65');
});

it('offers nothing where the fees are all there is', async () => {
  expect(await wholeBalance('10.75', costing('10.75'))).toBeUndefined();
  expect(await wholeBalance('0.00', costing('10.75'))).toBeUndefined();
});
