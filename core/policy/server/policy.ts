import type { Money } from '@wura/money';
import { ruleOn } from '../dated-rules.ts';
import * as table from '../rules-table.ts';
import { createLimits, type Limits } from './limits.ts';
import { nairaWorthOn, type NairaRate } from './worth.ts';
import { priceOn, priceTableOn, type Price, type PricedKind, type PriceTable } from './prices.ts';

export { nairaFact, ownLimitsOnWire, type Limits, type Mover, type Sender } from './limits.ts';
export {
  feesOnWire,
  feeWithVat,
  type FeeBand,
  type FeeShare,
  type Price,
  type PricedKind,
  type StampDuty,
} from './prices.ts';
export { ruleOn, type DatedRule } from '../dated-rules.ts';
export { nairaWorthOn, type NairaRate } from './worth.ts';

/** The threshold in kobo of customers who chose none. */
export function pinThresholdOn(day: Date): bigint {
  return ruleOn(table.pinThresholdMinor, day).value;
}

/** What things cost and how much may move, today. */
export interface Policy {
  readonly limits: Limits;
  /** About what an amount is worth in kobo at this moment. */
  worthMinor(amount: Money): bigint;
  price(asked: { kind: PricedKind; amount: Money }): Price;
  priceTable(kind: PricedKind): PriceTable;
}

export interface PolicyNeeds {
  rules: 'sandbox' | 'nigeria';
  now: () => number;
  /** What the market says; without it the dated table alone decides what foreign money is worth. */
  nairaRate?: NairaRate;
}

export function createPolicy({ rules, now, nairaRate }: PolicyNeeds): Policy {
  const worthMinor = (amount: Money) => nairaWorthOn(new Date(now()), amount, nairaRate);
  return {
    limits: createLimits({ rules, now, nairaRate }),
    worthMinor,
    price: asked => priceOn(new Date(now()), asked),
    priceTable: kind => priceTableOn(new Date(now()), kind),
  };
}
