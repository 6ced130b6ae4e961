import type { PricedKind } from '@wura/policy/server';

/** Making a card, putting money on it and taking it back cost nothing; in another currency the exchange's fee is paid. */
export const cardPrice: PricedKind = {
  kind: 'virtual_card',
  fee: [
    {
      from: '2020-01-01',
      source: 'CBN Guide to Charges by Banks, 1 January 2020',
      note: 'nothing may be charged for loading or unloading a prepaid card; we charge nothing for making one either',
      value: [{ upToMinor: null, feeMinor: 0n }],
    },
  ],
};
