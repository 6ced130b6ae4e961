import type { Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { rateBetween, type Rates } from './cross-rate.ts';
import { describe, expect, it } from 'vitest';
import { workOut } from './work-out.ts';

const rates: Rates = { USD: '1', NGN: '1485.50', USDT: '1', KWD: '0.306795', JPY: '155.0626', EUR: '0.862159' };
const mid = (from: CurrencyCode, to: CurrencyCode) => rateBetween(rates, { from, to })!;
const naira = (minor: bigint): Money => ({ currency: 'NGN', minor });

describe('a conversion', () => {
  it('takes its fee out of the amount and rounds what arrives down, once', () => {
    expect(workOut(naira(500_000_00n), { mid: mid('NGN', 'USD'), feeBps: 50n, spreadBps: 0n })).toMatchObject({
      fee: naira(2_500_00n),
      converted: naira(497_500_00n),
      // 497,500 ÷ 1,485.50 is 334.9040…
      received: { currency: 'USD', minor: 334_90n },
      residueMinor: 1n,
    });
  });

  it('leaves nothing over where it divides evenly', () => {
    const dollar = { currency: 'USD', minor: 200n } as const;
    const sums = workOut(dollar, { mid: mid('USD', 'NGN'), feeBps: 50n, spreadBps: 0n })!;
    expect([sums.fee.minor, sums.received.minor, sums.residueMinor]).toEqual([1n, 2_956_14n, 1n]);
    const whole = workOut({ currency: 'USD', minor: 100n }, { mid: mid('USD', 'USDT'), feeBps: 0n, spreadBps: 0n })!;
    expect([whole.received.minor, whole.residueMinor]).toEqual([1_000_000n, 0n]);
  });

  it('to less than the smallest unit is none', () => {
    expect(workOut(naira(100n), { mid: mid('NGN', 'USD'), feeBps: 50n, spreadBps: 0n })).toBeUndefined();
    expect(workOut(naira(1n), { mid: mid('NGN', 'USDT'), feeBps: 10n, spreadBps: 0n })).toBeUndefined();
  });

  it('is priced below the mid rate by the spread, exactly', () => {
    const { rate } = workOut(naira(1_000_000n), { mid: mid('NGN', 'USD'), feeBps: 0n, spreadBps: 150n })!;
    const sure = mid('NGN', 'USD');
    expect(rate.numerator * sure.denominator * 10_000n).toBe(sure.numerator * rate.denominator * 9_850n);
  });
});
