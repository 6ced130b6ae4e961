import type { Money } from '@wura/money';
import { describe, expect, it } from 'vitest';
import { createPolicy } from './policy.ts';
import { firstRules } from './rule-book.ts';
import { mostWorth as mostWorthBy, nairaWorthOn as nairaWorthBy, type NairaRate } from './worth.ts';

const nairaWorthOn = nairaWorthBy.bind(null, firstRules);
const mostWorth = mostWorthBy.bind(null, firstRules);

const day = new Date('2026-11-22T12:00:00Z');
const dollars: Money = { currency: 'USD', minor: 10_00n };
/** 1,600.50 naira for a dollar, and nothing known of anything else. */
const market: NairaRate = from =>
  from === 'USD' ? { from, to: 'NGN', numerator: 160_050n, denominator: 100n } : undefined;

describe('what foreign money counts for in a limit, a tier or the threshold of the PIN', () => {
  it('is its worth at the rate of the moment, where one is known', () => {
    expect(nairaWorthOn(day, dollars, market)).toBe(16_005_00n);
    expect(mostWorth(day, { currency: 'USD', nairaMinor: 16_005_00n }, market)).toBe(10_00n);
    const { limits, worthMinor } = createPolicy({ rules: 'sandbox', now: () => day.getTime(), nairaRate: market });
    expect([worthMinor(dollars), limits.worthMinor(dollars)]).toEqual([16_005_00n, 16_005_00n]);
    const today = limits.unconfirmed({ number: 1n }, dollars, 10_000_00n);
    expect(today).toMatchObject({ sum: 16_005_00n, ceiling: 10_000_00n });
  });

  it('is that of the dated table where no rate is known', () => {
    const euros: Money = { currency: 'EUR', minor: 10_00n };
    expect(nairaWorthOn(day, euros, market)).toBe(nairaWorthOn(day, euros));
    expect(nairaWorthOn(day, dollars)).not.toBe(nairaWorthOn(day, dollars, market));
    expect(nairaWorthOn(day, dollars)).toBeGreaterThan(0n);
  });
});
