import { ruleOn, type DatedRule, type PricedKind } from '@wura/policy/server';
import type { WaterTypeId } from '../catalogue.ts';

// What each costs in kobo, delivery included: our own catalogue, worked out from what depots, tankers and dispatch riders
// charge in Lagos and Abuja. A new price is a new line with its day.

const ours = (value: bigint): DatedRule<bigint> => ({ value, from: '2026-01-01', source: 'our own catalogue' });

const prices: Readonly<Record<WaterTypeId, readonly DatedRule<bigint>[]>> = {
  'sachet-bag': [ours(500_00n)],
  'bottled-75cl': [ours(3_600_00n)],
  'bottled-150cl': [ours(3_300_00n)],
  'dispenser-refill': [ours(1_800_00n)],
  'dispenser-new': [ours(6_500_00n)],
  'tanker-5000': [ours(25_000_00n)],
  'tanker-10000': [ours(45_000_00n)],
};

/** For one of it, on a day. */
export function priceOf(type: WaterTypeId, at: Date): bigint {
  return ruleOn(prices[type], at).value;
}

/** Nothing comes on top. */
export const waterPrice: PricedKind = { kind: 'water_purchase' };
