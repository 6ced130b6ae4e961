import { expect, it } from 'vitest';
import { totalInNaira } from './total-in-naira.ts';

const rates = { USD: '1', NGN: '1485.5', USDT: '1', KES: '129.1739' };
const [naira, dollars, tether, shillings, nothing] = [
  { currency: 'NGN', balance: '1000.00' },
  { currency: 'USD', balance: '2.00' },
  { currency: 'USDT', balance: '0.500000' },
  { currency: 'KES', balance: '100.00' },
  { currency: 'EUR', balance: '0.00' },
];

it('the total is every wallet at the rates that are shown, and says that it is an estimate', () => {
  expect(totalInNaira([naira, dollars, tether, shillings, nothing], rates)).toEqual({
    // 1,000 + 2,971 + 742.75 + 1,150.00
    naira: '5863.75',
    isEstimate: true,
    leftOut: [],
  });
});

it('without a rate it names what is not in it, and an empty wallet needs none', () => {
  expect(totalInNaira([naira, dollars, nothing], undefined)).toEqual({
    naira: '1000.00',
    isEstimate: false,
    leftOut: ['USD'],
  });
});

it('what is unknown is not zero', () => {
  expect(totalInNaira([dollars], undefined).naira).toBeUndefined();
  expect(totalInNaira([], rates).naira).toBeUndefined();
  expect(totalInNaira([nothing], undefined).naira).toBe('0.00');
});
