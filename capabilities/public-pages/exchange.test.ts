import { describe, expect, it } from 'vitest';
import { priceOfOne, quoteOf, rateBetween } from '@wura/rates/cross-rate';
import { exchange } from './exchange.ts';
import { sampleRates } from './sample-figures.ts';

const naira = (minor: bigint) => ({ currency: 'NGN', minor }) as const;

describe('an exchange on the landing page', () => {
  it('takes its fee first and rounds what arrives down, exactly', () => {
    const halfMillion = exchange(naira(500_000_00n), { to: 'USD', rates: sampleRates, feeBps: 50n });
    expect(halfMillion).toEqual({
      fee: naira(2_500_00n),
      converted: naira(497_500_00n),
      // 497,500 ÷ 1,485.50 is 334.9040…
      gets: { currency: 'USD', minor: 334_90n },
    });
  });

  it('is worked out from one snapshot, so that there and back agree', () => {
    const there = rateBetween(sampleRates, { from: 'GBP', to: 'KES' })!;
    const back = rateBetween(sampleRates, { from: 'KES', to: 'GBP' })!;
    expect([there.numerator * back.numerator, there.denominator * back.denominator]).toSatisfy(
      ([up, down]: bigint[]) => up === down,
    );
  });

  it('prices the dearer of two currencies, whichever way it goes', () => {
    const price = { currency: 'NGN', minor: 1485_50n };
    expect(quoteOf(sampleRates, { from: 'NGN', to: 'USD' })).toEqual({ isDivided: true, price });
    expect(quoteOf(sampleRates, { from: 'USD', to: 'NGN' })).toEqual({ isDivided: false, price });
  });

  it('is not there when a rate is missing, zero or no number', () => {
    for (const USD of [undefined, '0', '0.00', '-1', '1e3', 'NaN']) {
      const rates = { NGN: '1485.50', ...(USD !== undefined && { USD }) };
      expect(exchange(naira(100n), { to: 'USD', rates, feeBps: 50n })).toBeUndefined();
    }
  });

  it('shows what one unit is worth in naira, to the kobo', () => {
    expect(priceOfOne(rateBetween(sampleRates, { from: 'KES', to: 'NGN' })!)).toEqual(naira(11_50n));
  });
});
