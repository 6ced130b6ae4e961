import type { CurrencyCode } from '@wura/money/currencies';
import type { DatedRule } from './dated-rules.ts';

// Every figure that decides a limit, and the tax on every fee. What a feature costs stands in the feature's own tables.
// Sums are in kobo.

/** Payments worth more than this ask for the PIN, until the customer chooses another threshold. In kobo. */
export const pinThresholdMinor: readonly DatedRule<bigint>[] = [
  { value: 1_000_000n, from: '2026-01-01', source: 'the house', note: '₦10,000.00' },
];

/** On the fee alone, never on the sum that is sent. In hundredths of a percent. */
export const vatBps: readonly DatedRule<bigint>[] = [
  { value: 750n, from: '2020-02-01', source: 'Finance Act 2019', note: 'rounded half up to the kobo' },
];

/** What a customer of each tier may move and hold; none: as much as there is. */
export interface TierLimits {
  readonly outPerDayMinor: bigint;
  readonly balanceMinorMax: bigint | null;
  readonly depositMinorMax: bigint;
}

export const tierLimits: readonly DatedRule<Readonly<Record<1 | 2 | 3, TierLimits>>>[] = [
  {
    from: '2017-09-07',
    source: 'CBN BPS/DIR/GEN/CIR/04/007 and FPR/DIR/CIR/GEN/06/002; the single deposit of the third tier: this house',
    note: 'the circulars name no single deposit for the third tier; this is what institutions allow in practice',
    value: {
      1: { outPerDayMinor: 50_000_00n, balanceMinorMax: 300_000_00n, depositMinorMax: 50_000_00n },
      2: { outPerDayMinor: 200_000_00n, balanceMinorMax: 500_000_00n, depositMinorMax: 100_000_00n },
      3: { outPerDayMinor: 5_000_000_00n, balanceMinorMax: null, depositMinorMax: 5_000_000_00n },
    },
  },
];

/** What the law asks of a person before money moves, beyond the tiers. The sandbox asks for none of it. */
export interface PersonRules {
  readonly needsCheckedNumber: boolean;
  /** A code that was sent to the e-mail address or the phone has to have come back. */
  readonly needsConfirmedContact: boolean;
  /** In whole years, by full dates. */
  readonly ageMin: number | null;
  /** In and out in the first 24 hours of an account, and of one that was opened with a new device, password or PIN. */
  readonly coolingOffMinorMax: bigint | null;
}

export const personRules: Readonly<Record<'sandbox' | 'nigeria', readonly DatedRule<PersonRules>[]>> = {
  sandbox: [
    {
      value: { needsCheckedNumber: false, needsConfirmedContact: false, ageMin: null, coolingOffMinorMax: null },
      from: '2020-01-01',
      source: 'the house',
      note: 'for trying the product out',
    },
  ],
  nigeria: [
    {
      value: { needsCheckedNumber: true, needsConfirmedContact: false, ageMin: null, coolingOffMinorMax: null },
      from: '2023-12-01',
      source: 'CBN circular of 1 December 2023',
    },
    {
      value: { needsCheckedNumber: true, needsConfirmedContact: false, ageMin: 18, coolingOffMinorMax: null },
      from: '2026-05-01',
      source: 'NIBSS BVN framework, 1 May 2026',
    },
    {
      value: { needsCheckedNumber: true, needsConfirmedContact: true, ageMin: 18, coolingOffMinorMax: 20_000_00n },
      from: '2026-07-01',
      source: 'CBN circular of 12 March 2026',
      note: 'at most ₦20,000 in and out in the first 24 hours of an account or a device',
    },
  ],
};

/**
 * How long a customer waits for what they made easier for themselves: a higher limit of their own, or transfers switched on
 * again. What is stricter never waits. In hours.
 */
export const easierAfterHours: Readonly<Record<'sandbox' | 'nigeria', readonly DatedRule<number>[]>> = {
  sandbox: [{ value: 0, from: '2020-01-01', source: 'the house', note: 'for trying the product out' }],
  nigeria: [
    { value: 0, from: '2020-01-01', source: 'the house', note: 'before there were limits of a customer’s own' },
    {
      value: 24,
      from: '2026-07-01',
      source: 'CBN circular of 12 March 2026: a second factor; the day is the house’s',
      note: 'a thief who has the factors as well is seen before the money is gone',
    },
  ],
};

/**
 * What one unit of each currency is about worth in naira. Good enough to decide whether a payment is small, which is all
 * it is used for: nothing is priced or converted with it.
 */
export const nairaWorth: readonly DatedRule<Readonly<Record<CurrencyCode, string>>>[] = [
  {
    from: '2026-01-01',
    source: 'the house, from mid-market rates',
    note: 'used where there is no live rate',
    value: {
      NGN: '1.00',
      USD: '1485.50',
      EUR: '1723.00',
      GBP: '1961.00',
      USDT: '1485.50',
      CAD: '1055.00',
      KES: '11.50',
      GHS: '136.00',
      ZAR: '86.00',
      XOF: '2.63',
      XAF: '2.63',
      AUD: '966.00',
      NZD: '847.00',
      JPY: '9.58',
      CNY: '209.00',
      INR: '16.75',
      AED: '404.50',
      SAR: '396.00',
      QAR: '408.00',
      KWD: '4842.00',
      CHF: '1857.00',
      SEK: '157.00',
      NOK: '147.00',
      DKK: '230.70',
      PLN: '406.00',
      CZK: '71.20',
      HUF: '4.52',
      TRY: '35.10',
      BRL: '278.00',
      MXN: '81.00',
      SGD: '1144.00',
      HKD: '190.90',
      MYR: '359.00',
      THB: '45.80',
      KRW: '1.02',
      EGP: '31.20',
      MAD: '160.00',
      TZS: '0.61',
      UGX: '0.42',
      RWF: '1.03',
    },
  },
];
