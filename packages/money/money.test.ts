import fc from '@wura/testkit/property';
import { describe, expect, it } from 'vitest';
import { compareCurrencies, currencies, currencyOf, type CurrencyCode } from './currencies.ts';
import { convertMoney, formatMoney, minorOf, type Money, parseMoney, spellMoney } from './money.ts';

const anyCurrency = fc.constantFrom(...currencies.map(currency => currency.code));
const anyMoney = fc.record({ currency: anyCurrency, minor: fc.bigInt({ min: 1n, max: 10n ** 12n }) });

describe('the currency table', () => {
  it('holds at least 35 currencies with unique ids and codes, and USDT has six decimals', () => {
    expect(currencies.length).toBeGreaterThanOrEqual(35);
    expect(new Set(currencies.map(currency => currency.id)).size).toBe(currencies.length);
    expect(new Set(currencies.map(currency => currency.code)).size).toBe(currencies.length);
    expect(currencyOf('USDT').scale).toBe(6);
  });

  it('lists naira first, then dollars, then by code', () => {
    const codes: CurrencyCode[] = ['USDT', 'EUR', 'USD', 'AED', 'NGN'];
    expect(codes.toSorted(compareCurrencies)).toEqual(['NGN', 'USD', 'AED', 'EUR', 'USDT']);
  });
});

describe('an amount from outside', () => {
  it('survives the way in and out exactly, at every scale', () => {
    fc.assert(
      fc.property(anyMoney, money => {
        expect(parseMoney(formatMoney(money), money.currency)).toEqual(money);
      }),
      { numRuns: 1000 },
    );
  });

  it('is written for the eye with its sign and its thousands, and nothing is rounded', () => {
    expect(spellMoney({ currency: 'NGN', minor: 123_456_789n })).toBe('₦1,234,567.89');
    expect(spellMoney({ currency: 'NGN', minor: -5n })).toBe('−₦0.05');
    expect(spellMoney({ currency: 'USDT', minor: 12_500_000n })).toBe('₮12.5000');
    expect(spellMoney({ currency: 'XOF', minor: 1_000n })).toBe('CFA 1,000');
    expect(spellMoney({ currency: 'NGN', minor: 123_456_789n }, 'fr')).toBe('₦1\u00a0234\u00a0567,89');
    expect(spellMoney({ currency: 'NGN', minor: -4_000_000n }, 'es')).toBe('−₦40.000,00');
  });

  it('is read from a JSON number by its shortest decimal text', () => {
    expect(parseMoney(0.29, 'NGN')).toEqual({ currency: 'NGN', minor: 29n });
    expect(parseMoney(1e3, 'NGN')).toEqual({ currency: 'NGN', minor: 100_000n });
    expect(parseMoney(0.1 + 0.2, 'NGN')).toBe('too_many_decimals');
    expect(parseMoney(1e21, 'NGN')).toBe('not_an_amount');
    expect(parseMoney(1e-7, 'USDT')).toBe('not_an_amount');
  });

  it('has no more decimals than its currency', () => {
    expect(parseMoney('0.001', 'NGN')).toBe('too_many_decimals');
    expect(parseMoney('0.000001', 'USDT')).toEqual({ currency: 'USDT', minor: 1n });
    expect(parseMoney('0.0000001', 'USDT')).toBe('too_many_decimals');
    expect(parseMoney('1.0', 'JPY')).toBe('too_many_decimals');
  });

  it('is positive and at most a trillion', () => {
    expect(parseMoney('0', 'NGN')).toBe('not_positive');
    expect(parseMoney(-0, 'NGN')).toBe('not_positive');
    expect(parseMoney('-1', 'NGN')).toBe('not_positive');
    expect(parseMoney('1000000000000', 'NGN')).toEqual({ currency: 'NGN', minor: 10n ** 14n });
    expect(parseMoney('1000000000000.01', 'NGN')).toBe('too_large');
  });

  it('is plain digits with at most one point', () => {
    const strange = [
      '',
      ' 1',
      '1 ',
      '+1',
      '1,000',
      '1_000',
      '0x10',
      '1e3',
      '１００',
      '٣',
      '½',
      '.5',
      '5.',
      '1.2.3',
      'NaN',
    ];
    for (const text of [...strange, 'Infinity', '1\n', '1\u0000', '9'.repeat(99)]) {
      expect(parseMoney(text, 'NGN'), JSON.stringify(text)).toBe('not_an_amount');
    }
    for (const value of [null, undefined, true, [], [100], {}, { $gt: 0 }, Number.NaN, Number.POSITIVE_INFINITY, 10n]) {
      expect(parseMoney(value, 'NGN')).toBe('not_an_amount');
    }
  });
});

describe('an amount that we wrote', () => {
  it('is read back as it was, zero and below included', () => {
    fc.assert(
      fc.property(anyMoney, ({ currency, minor }) => {
        for (const each of [minor, 0n, -minor])
          expect(minorOf(formatMoney({ currency, minor: each }), currency)).toBe(each);
      }),
    );
  });

  it('is nothing else than digits of that currency', () => {
    for (const text of ['', '1e3', '1,000.00', '1.001', '₦5']) expect(() => minorOf(text, 'NGN')).toThrow('no amount');
  });
});

describe('conversion', () => {
  const naira: Money = { currency: 'NGN', minor: 100_001n };
  const rate = { from: 'NGN', to: 'USD', numerator: 1n, denominator: 1500n } as const;

  it('names its rounding: down, up, or half up', () => {
    expect(convertMoney(naira, { rate, rounding: 'down' }).minor).toBe(66n);
    expect(convertMoney(naira, { rate, rounding: 'up' }).minor).toBe(67n);
    expect(convertMoney(naira, { rate, rounding: 'halfUp' }).minor).toBe(67n);
  });

  it('never gives a customer more back than they put in on a round trip that rounds down', () => {
    fc.assert(
      fc.property(
        anyMoney,
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (money, n, d) => {
          const there = { from: money.currency, to: 'EUR', numerator: n, denominator: d } as const;
          const back = { from: 'EUR', to: money.currency, numerator: d, denominator: n } as const;
          const away = convertMoney(money, { rate: there, rounding: 'down' });
          expect(convertMoney(away, { rate: back, rounding: 'down' }).minor).toBeLessThanOrEqual(money.minor);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
