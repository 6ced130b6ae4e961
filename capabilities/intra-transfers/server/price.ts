import type { DatedRule, PricedKind, StampDuty } from '@wura/policy/server';

/** Between two customers of this product. Sources disagree whether it is owed; counsel is to be asked before it is not. */
const duty: readonly DatedRule<StampDuty | null>[] = [
  { value: null, from: '2020-01-01', source: 'the house', note: 'off until counsel says otherwise' },
];

export const intraTransferPrice: PricedKind = { kind: 'intra_transfer', duty };
