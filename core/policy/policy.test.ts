import { currencies } from '@wura/money/currencies';
import { describe, expect, it } from 'vitest';
import { ruleOn } from './dated-rules.ts';
import { nairaWorthOn, pinThresholdOn } from './server/policy.ts';

const day = new Date('2026-09-01T12:00:00Z');

describe('a dated rule', () => {
  it('holds from its first day until the next one takes over', () => {
    const rules = [
      { value: 1, from: '2026-01-01', source: 'a' },
      { value: 2, from: '2026-07-01', source: 'b' },
    ];
    expect(ruleOn(rules, new Date('2026-06-30T23:59:59Z')).value).toBe(1);
    expect(ruleOn(rules, new Date('2026-07-01T00:00:00Z')).value).toBe(2);
    expect(() => ruleOn(rules, new Date('2025-12-31T23:59:59Z'))).toThrow('2025-12-31');
  });
});

describe('what an amount is worth in naira', () => {
  it('is known for every currency a wallet can hold', () => {
    for (const { code, scale } of currencies) {
      expect(nairaWorthOn(day, { currency: code, minor: 10n ** BigInt(scale) }), code).toBeGreaterThan(0n);
    }
  });

  it('counts a fraction of a kobo as a whole one, so that in doubt the PIN is asked', () => {
    expect(nairaWorthOn(day, { currency: 'NGN', minor: 1_000_000n })).toBe(1_000_000n);
    expect(nairaWorthOn(day, { currency: 'USD', minor: 100n })).toBe(148_550n);
    expect(nairaWorthOn(day, { currency: 'USDT', minor: 1n })).toBe(1n);
    expect(nairaWorthOn(day, { currency: 'USD', minor: 673n })).toBeLessThan(pinThresholdOn(day));
    expect(nairaWorthOn(day, { currency: 'USD', minor: 674n })).toBeGreaterThan(pinThresholdOn(day));
  });
});
