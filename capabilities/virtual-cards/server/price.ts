import type { PricedKind } from '@wura/policy/server';

/**
 * Making a card, putting money on it and taking it back cost nothing: the CBN's Guide to Charges of 1 January 2020 lets nothing
 * be charged for loading or unloading a prepaid card. In another currency the exchange's fee is paid.
 */
export const cardPrice: PricedKind = { kind: 'virtual_card' };
