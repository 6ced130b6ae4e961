import type { CurrencyCode } from '@wura/money/currencies';
import { ruleOn, type DatedRule, type FeeShare, type PricedKind } from '@wura/policy/server';

const share: readonly DatedRule<FeeShare>[] = [
  { value: { bps: 50n, usdtBps: 10n }, from: '2026-01-01', source: 'the house', note: '0.5 %, and 0.1 % with USDT' },
];

export const conversionPrice: PricedKind = { kind: 'conversion', share };

export function feeBpsOn(day: Date, pair: { from: CurrencyCode; to: CurrencyCode }): bigint {
  const { bps, usdtBps } = ruleOn(share, day).value;
  return pair.from === 'USDT' || pair.to === 'USDT' ? usdtBps : bps;
}
