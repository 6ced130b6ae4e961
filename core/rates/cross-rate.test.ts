import { convertMoney, type Money } from '@wura/money';
import { currencies, type CurrencyCode } from '@wura/money/currencies';
import { randomInt } from '@wura/testkit/random';
import { fractionOf, rateBetween, rateText, type Rates } from './cross-rate.ts';
import { describe, expect, it } from 'vitest';

const rates: Rates = { USD: '1', NGN: '1485.50', JPY: '155.0626', KWD: '0.306795', USDT: '1' };

describe('a cross rate', () => {
  it('is made of one snapshot, so that there and back are each other’s inverse to the last digit', () => {
    const there = rateBetween(rates, { from: 'KWD', to: 'JPY' })!;
    const back = rateBetween(rates, { from: 'JPY', to: 'KWD' })!;
    expect(there.numerator * back.numerator).toBe(there.denominator * back.denominator);
  });

  it('is not there when either side is missing, zero or no plain number', () => {
    for (const bad of [undefined, '0', '0.000', '-1', '1e3', 'NaN', '', ' 1', '1,5', '1.']) {
      const given = { NGN: '1485.50', ...(bad !== undefined && { USD: bad }) };
      expect(rateBetween(given, { from: 'NGN', to: 'USD' }), bad).toBeUndefined();
    }
  });

  it('never pays out more there and back than went in, whatever the rates', () => {
    const codes = currencies.map(({ code }) => code);
    for (let n = 0; n < 20_000; n++) {
      const drawn: Rates = { USD: '1', NGN: `${randomInt(4000)}.${randomInt(1, 1e6)}`, JPY: `0.${randomInt(1, 1e9)}` };
      const [from, to] = [codes[randomInt(2)]!, 'JPY' as CurrencyCode];
      const amount: Money = { currency: from, minor: BigInt(randomInt(1, 1e9)) };
      const gets = convertMoney(amount, { rate: rateBetween(drawn, { from, to })!, rounding: 'down' });
      const back = convertMoney(gets, { rate: rateBetween(drawn, { from: to, to: from })!, rounding: 'down' });
      expect(back.minor).toBeLessThanOrEqual(amount.minor);
    }
  });
});

describe('the text of a rate', () => {
  it.each([
    [1485n, 1n, '1485'],
    [148550n, 100n, '1485.5'],
    [100n, 148550n, '0.000673174015483'],
    [1n, 3n, '0.333333333333'],
    [2n, 3n, '0.666666666666'],
    [123456789012345n, 1n, '123456789012345'],
    [1n, 1n, '1'],
  ])('%s/%s reads %s', (numerator, denominator, text) => {
    expect(rateText({ numerator, denominator })).toBe(text);
    const { digits, scale } = fractionOf(text)!;
    expect(rateText({ numerator: digits, denominator: scale })).toBe(text);
  });
});
