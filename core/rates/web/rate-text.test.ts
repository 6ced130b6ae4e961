import { describe, expect, it } from 'vitest';
import { priceDigits } from '../cross-rate.ts';
import { pricedPair, priceText } from './rate-text.ts';

describe('a rate on the screen', () => {
  it('prices the dearer of two currencies, whichever way the money goes', () => {
    expect(pricedPair('0.000673174015482', { from: 'NGN', to: 'USD' })).toEqual({
      of: 'USD',
      in: 'NGN',
      isDivided: true,
    });
    expect(pricedPair('1485.5', { from: 'USD', to: 'NGN' })).toEqual({ of: 'USD', in: 'NGN', isDivided: false });
    expect(priceText('0.000673174015482', { from: 'NGN', to: 'USD' })).toBe('₦1,485.50');
    expect(priceText('1485.5', { from: 'USD', to: 'NGN' })).toBe('₦1,485.50');
  });

  it.each([
    ['1', '1.00'],
    ['0.862159', '1.15988'],
    ['155.0626', '155.063'],
    ['10.92279', '10.9228'],
    ['1485.504', '1485.50'],
    ['0.000673174015482908', '1485.50'],
    ['3536.905', '3536.91'],
    ['', '0.00'],
  ])('of %s is %s: as many digits as tell something', (rate, price) => {
    expect(priceDigits(rate)).toBe(price);
  });
});
