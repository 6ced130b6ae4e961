import { defineRule, type Policy, type PricedKind } from '@wura/policy/server';
import { sumsForm } from '@wura/policy/server/rule-forms';
import { waterTypes, type WaterTypeId } from '../catalogue.ts';

/**
 * What each costs, delivery included: our own catalogue, worked out from what depots, tankers and dispatch riders charge in
 * Lagos and Abuja.
 */
export const waterPrices = defineRule<Readonly<Record<WaterTypeId, bigint>>>({
  name: 'water_purchase.prices',
  title: 'Prices of water',
  about: 'For one of each, delivery included.',
  form: sumsForm(
    'prices',
    waterTypes.map(({ id }) => id),
  ),
  first: [
    {
      from: '2026-01-01',
      source: 'our own catalogue',
      value: {
        'sachet-bag': 500_00n,
        'bottled-75cl': 3_600_00n,
        'bottled-150cl': 3_300_00n,
        'dispenser-refill': 1_800_00n,
        'dispenser-new': 6_500_00n,
        'tanker-5000': 25_000_00n,
        'tanker-10000': 45_000_00n,
      },
    },
  ],
});

/** For one of it, today. */
export function priceOf(policy: Pick<Policy, 'rule'>, type: WaterTypeId): bigint {
  return policy.rule(waterPrices)[type];
}

/** Nothing comes on top. */
export const waterPrice: PricedKind = { kind: 'water_purchase' };
