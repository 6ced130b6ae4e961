import { defineRule, type PricedKind } from '@wura/policy/server';
import { flatForm } from '@wura/policy/server/rule-forms';

/** What the chain is paid for one transfer differs from day to day; this does not. */
export const usdtWithdrawalPrice: PricedKind = {
  kind: 'usdt_withdrawal',
  flat: defineRule({
    name: 'usdt_withdrawal.flat',
    title: 'Fee of a USDT withdrawal',
    about: 'For each withdrawal on the chain, however large.',
    form: flatForm,
    first: [
      {
        value: { currency: 'USDT', feeMinor: 1_000_000n },
        from: '2026-01-01',
        source: 'the house',
        note: '₮1 for each withdrawal on TRON, however large',
      },
    ],
  }),
};

export const usdtDepositPrice: PricedKind = { kind: 'usdt_deposit' };
