import type { CurrencyCode } from '@wura/money/currencies';
import { defineRule, type Policy, type PricedKind } from '@wura/policy/server';
import { sharesForm } from '@wura/policy/server/rule-forms';

const share = defineRule({
  name: 'conversion.share',
  title: 'Fee of a conversion',
  about: 'Taken out of what is converted, with the tax in it. A quote that was made before keeps its fee.',
  form: sharesForm,
  first: [
    { value: { bps: 50n, usdtBps: 10n }, from: '2026-01-01', source: 'the house', note: '0.5 %, and 0.1 % with USDT' },
  ],
});

export const conversionPrice: PricedKind = { kind: 'conversion', share };

/** Of what is converted, today. */
export function conversionFeeBps(policy: Pick<Policy, 'rule'>, pair: { from: CurrencyCode; to: CurrencyCode }): bigint {
  const { bps, usdtBps } = policy.rule(share);
  return pair.from === 'USDT' || pair.to === 'USDT' ? usdtBps : bps;
}
