import type { CurrencyCode } from '@wura/money/currencies';
import type { DatedRule } from './dated-rules.ts';

/** Payments worth more than this ask for the PIN, until the customer chooses another threshold. In kobo. */
export const pinThresholdMinor: readonly DatedRule<bigint>[] = [
  { value: 1_000_000n, from: '2026-01-01', source: 'the house', note: '₦10,000.00' },
];

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
