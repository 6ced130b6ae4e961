import { lagosDate, lagosDayNumber } from '@wura/platform/time';

/**
 * A figure that law, the market or the operator decides. Every one stands in a table of these with the day it came into
 * force and where it was read, so that what was true on the day of a payment can still be told later.
 */
export interface DatedRule<Value> {
  readonly value: Value;
  /** The first day, in Lagos, on which it holds: prices change at the midnight at which limits begin anew. */
  readonly from: string;
  readonly source: string;
  readonly note?: string;
}

/** What was found for each table last. Every payment asks several, and the answer changes at midnight at the most. */
const found = new WeakMap<readonly DatedRule<unknown>[], { day: number; rule: DatedRule<unknown> }>();

/** The newest rule that is in force on the day. */
export function ruleOn<Value>(rules: readonly DatedRule<Value>[], at: Date): DatedRule<Value> {
  const day = lagosDayNumber(at.getTime());
  const known = found.get(rules);
  if (known?.day === day) return known.rule as DatedRule<Value>;
  const rule = lookUp(rules, at);
  found.set(rules, { day, rule });
  return rule;
}

function lookUp<Value>(rules: readonly DatedRule<Value>[], at: Date): DatedRule<Value> {
  const date = lagosDate(at.getTime());
  const inForce = rules.filter(({ from }) => from <= date).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
  if (!inForce) throw new Error(`no rule is in force on ${date}`);
  return inForce;
}
