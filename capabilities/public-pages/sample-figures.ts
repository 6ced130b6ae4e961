import { builtLines } from './fee-table.ts';
import type { Rates } from '@wura/rates/cross-rate';

// The figures of the marketing pages. They are samples, and every place that shows them says so.

/** What the counters of the hero rise to. */
export const heroFigures = { users: 250_000, transactions: 1_200_000, countries: 45 };

/** One account, seen by a customer who is paid in dollars. */
export const currencyRows = [
  { code: 'USD', amount: '4250.00', usdValue: '4250.00', isPrimary: true },
  { code: 'NGN', amount: '1850400.00', usdValue: '1245.64', isPrimary: false },
  { code: 'KES', amount: '86000.00', usdValue: '665.77', isPrimary: false },
  { code: 'CAD', amount: '920.50', usdValue: '653.74', isPrimary: false },
  { code: 'EUR', amount: '310.75', usdValue: '360.43', isPrimary: false },
] as const;

/** Units for one dollar, until the rates of the moment have arrived. */
export const sampleRates: Rates = {
  USD: '1',
  NGN: '1485.50',
  USDT: '1',
  GBP: '0.757522',
  EUR: '0.862159',
  CAD: '1.408057',
  KES: '129.1739',
  GHS: '10.92279',
  ZAR: '17.27326',
};

/** What a transfer of ₦25,000 to a bank account costs under the rules of 2026. */
export const samplePrice = {
  amount: '25000.00',
  fees: [
    { ...builtLines.transfer_fee, amount: '25.00' },
    { ...builtLines.vat, amount: '1.88' },
    { ...builtLines.stamp_duty, amount: '50.00' },
  ],
  total: '25076.88',
} as const;
