import type { Money } from '@wura/money';
import { createLimits, type Limits } from './limits.ts';
import { firstRules, type RuleBook } from './rule-book.ts';
import type { Rule } from './rules.ts';
import { pinThreshold } from './rules-table.ts';
import { nairaWorthOn, type NairaRate } from './worth.ts';
import {
  feeWithVat,
  priceOn,
  priceTableOn,
  type Price,
  type PricedKind,
  type FeeCode,
  type FeeLine,
  type PriceTable,
} from './prices.ts';

export { guardNever, isShorterNight, nightNumber, type Guard } from './guard.ts';
export { ageOn, fullAge, guardedAgeMin, isMinor } from '../ages.ts';
export { nairaFact, ownLimitsOnWire, type Limits, type Mover, type Sender } from './limits.ts';
export type { FeeBand, StampDuty } from './fees.ts';
export { feesOnWire, rulesOfPrice, type Price, type PricedKind } from './prices.ts';
export { requireSeen } from './require-seen.ts';
export type { RuleBook } from './rule-book.ts';
export { defineRule, type AnyRule, type Rule } from './rules.ts';
export type { NairaRate } from './worth.ts';

/** What things cost and how much may move, today. */
export interface Policy {
  readonly limits: Limits;
  /** Where a new device is held to less, one of a customer's devices is trusted, and no more. */
  isOneDeviceTrusted(): boolean;
  /** About what an amount is worth in kobo at this moment. */
  worthMinor(amount: Money): bigint;
  /** By the rules of this moment, or of the one at which the customer agreed to it. */
  price(asked: { kind: PricedKind; amount: Money; on?: Date | undefined }): Price;
  priceTable(kind: PricedKind): PriceTable;
  /** A fee that has the tax in it already, as the two lines that it is: by the tax of today, or of the day that is given. */
  feeWithVat(asked: { code: FeeCode; fee: Money; on?: Date }): FeeLine[];
  /** What a rule says today. */
  rule<Value>(rule: Rule<Value>): Value;
  /** The threshold in kobo of customers who chose none. */
  pinThresholdMinor(): bigint;
}

export interface PolicyNeeds {
  rules: 'sandbox' | 'nigeria';
  now: () => number;
  /** What the market says; without it the dated table alone decides what foreign money is worth. */
  nairaRate?: NairaRate;
  /** What the database has; without it the rules of a fresh installation hold. */
  book?: RuleBook;
}

export function createPolicy({ rules, now, nairaRate, book = firstRules }: PolicyNeeds): Policy {
  const today = () => new Date(now());
  const worthMinor = (amount: Money) => nairaWorthOn(book, today(), amount, nairaRate);
  const limits = createLimits({ rules, now, nairaRate, book });
  return {
    limits,
    worthMinor,
    isOneDeviceTrusted: () => limits.coolingOffMinorMax() !== null,
    price: ({ on = today(), ...asked }) => priceOn(book, on, asked),
    priceTable: kind => priceTableOn(book, today(), kind),
    feeWithVat: ({ on = today(), ...fee }) => feeWithVat(book, on, fee),
    rule: rule => book.on(rule, today()).value,
    pinThresholdMinor: () => book.on(pinThreshold, today()).value,
  };
}
