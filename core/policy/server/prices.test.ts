import { describe, expect, it } from 'vitest';
import { priceOn as priceBy, priceTableOn as priceTableBy, type PricedKind } from './prices.ts';
import { firstRules } from './rule-book.ts';
import { sharesForm } from './rule-forms.ts';

const priceOn = priceBy.bind(null, firstRules);
const priceTableOn = priceTableBy.bind(null, firstRules);

const day = new Date('2026-11-22T12:00:00Z');
const kind: PricedKind = {
  kind: 'a share',
  share: {
    name: 'a.share',
    title: 'A share',
    about: 'For a test.',
    form: sharesForm,
    first: [{ value: { bps: 50n, usdtBps: 10n }, from: '2026-01-01', source: 'a test' }],
  },
};

describe('a fee that is a share', () => {
  it('comes out of the amount, with the tax in it, and what leaves is what was typed', () => {
    const { total, fees } = priceOn(day, { kind, amount: { currency: 'NGN', minor: 10_000_00n } });
    expect(total.minor).toBe(10_000_00n);
    expect(fees.map(({ code, minor }) => [code, minor])).toEqual([
      ['exchange_fee', 46_51n],
      ['vat', 3_49n],
    ]);
  });

  it('is less with USDT, and never nothing', () => {
    const { fees } = priceOn(day, { kind, amount: { currency: 'USDT', minor: 1_000_000n } });
    expect(fees.reduce((sum, { minor }) => sum + minor, 0n)).toBe(1_000n);
    expect(priceOn(day, { kind, amount: { currency: 'USD', minor: 1n } }).fees).toMatchObject([{ minor: 1n }]);
  });

  it('stands in the table of prices as a share and not as free', () => {
    expect(priceTableOn(day, kind).share).toEqual({ bps: 50n, usdtBps: 10n });
  });
});
