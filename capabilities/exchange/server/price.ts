import type { CurrencyCode } from '@wura/money/currencies';
import { ruleOn, type DatedRule } from '@wura/policy/server';

/** In hundredths of a percent of the amount, VAT within it. */
export interface ExchangeFee {
  readonly bps: bigint;
  /** To and from a stablecoin, which costs the house less to hold. */
  readonly usdtBps: bigint;
}

const exchangeFee: readonly DatedRule<ExchangeFee>[] = [
  { value: { bps: 50n, usdtBps: 10n }, from: '2026-01-01', source: 'the house', note: '0.5 %, and 0.1 % with USDT' },
];

export function feeBpsOn(day: Date, pair: { from: CurrencyCode; to: CurrencyCode }): bigint {
  const { bps, usdtBps } = ruleOn(exchangeFee, day).value;
  return pair.from === 'USDT' || pair.to === 'USDT' ? usdtBps : bps;
}
