import { parseMoney, type Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { rateBetween, rateText, type Rates } from '@wura/rates/cross-rate';
import { workOut, workOutRate } from '@wura/rates/work-out';
import { randomInt } from '@wura/testkit/random';
import { describe, expect, it } from 'vitest';
import { isAsGood, wishedRate, type Wish } from './is-as-good.ts';

const money = (text: string, currency: CurrencyCode): Money => {
  const parsed = parseMoney(text, currency);
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed;
};

describe('an order', () => {
  it('is due when what arrives, fee included, is what was asked for to the smallest unit, and not one unit below', () => {
    const amount = money('1493000', 'NGN');
    const wish: Wish = { from: 'NGN', to: 'USD', rateOf: 'target', targetRate: '1493' };
    expect(isAsGood({ amount, received: money('1000.00', 'USD') }, wish)).toBe(true);
    expect(isAsGood({ amount, received: money('999.99', 'USD') }, wish)).toBe(false);
    const sold: Wish = { from: 'USD', to: 'NGN', rateOf: 'source', targetRate: '1478.07' };
    expect(isAsGood({ amount: money('100', 'USD'), received: money('147807', 'NGN') }, sold)).toBe(true);
    expect(isAsGood({ amount: money('100', 'USD'), received: money('147806.99', 'NGN') }, sold)).toBe(false);
  });

  it('that is carried out never brought less than its own rate would have, in ten thousand random cases', () => {
    const codes = ['NGN', 'USD', 'USDT', 'JPY', 'KWD'] as const;
    let due = 0;
    for (let n = 0; n < 10_000; n++) {
      const from = codes[randomInt(codes.length)]!;
      const to = codes.filter(code => code !== from)[randomInt(codes.length - 1)]!;
      const rates: Rates = {
        USD: '1',
        USDT: '1',
        NGN: `${randomInt(900, 2000)}.${randomInt(100)}`,
        JPY: `${randomInt(90, 200)}.${randomInt(1000)}`,
        KWD: `0.3${randomInt(1e6)}`,
      };
      const mid = rateBetween(rates, { from, to })!;
      const terms = { feeBps: 50n, spreadBps: BigInt(randomInt(100)) };
      const eff = workOutRate(mid, terms);
      const rateOf = n % 2 === 0 ? ('source' as const) : ('target' as const);
      const [numerator, denominator] = [eff.numerator, eff.denominator];
      // Around where it is just good enough, on both sides of it.
      const shift = BigInt(100_000 + randomInt(-60, 60));
      const targetRate =
        rateOf === 'source'
          ? rateText({ numerator: numerator * shift, denominator: denominator * 100_000n })
          : rateText({ numerator: denominator * shift, denominator: numerator * 100_000n });
      const amount: Money = { currency: from, minor: BigInt(randomInt(1, 1e9)) };
      const sums = workOut(amount, { mid, ...terms });
      const wish: Wish = { from, to, rateOf, targetRate };
      if (!sums || !isAsGood({ amount, received: sums.received }, wish)) continue;
      due++;
      const { numerator: wished, denominator: for1 } = wishedRate(wish);
      const scale = (code: CurrencyCode) =>
        ({ NGN: 100n, USD: 100n, USDT: 1_000_000n, JPY: 1n, KWD: 1_000n })[code as 'NGN'];
      // Received is at least amount × rate, cut off to the smallest unit.
      const exact = amount.minor * wished * scale(to);
      if ((sums.received.minor + 1n) * for1 * scale(from) <= exact) throw new Error(`${JSON.stringify(wish)} lost`);
    }
    expect(due).toBeGreaterThan(1_000);
  });
});
