import type { z } from 'zod';
import type { DatedRule } from '../dated-rules.ts';
import type { RuleFormName, RuleValue } from '../rule-fields.ts';

/** How the value of a rule is written in JSON, and what makes sense in it. */
export interface RuleForm<Value> {
  readonly name: RuleFormName;
  /** Reads what staff propose and what the database keeps; refuses nonsense, field by field. */
  readonly wire: z.ZodType<Value>;
  write(value: Value): RuleValue;
  /** Adds what a row of an earlier build may lack. */
  complete?(kept: RuleValue, first: Value): RuleValue;
}

/**
 * A figure that law, the market or the operator decides. Its rows stand in the database with the day on which each begins;
 * `first` are those of a fresh installation.
 */
export interface Rule<Value> {
  /** As the database and the audit log call it, for years: `bank_transfer.fee`. */
  readonly name: string;
  /** As staff call it. */
  readonly title: string;
  /** What it decides, in a sentence for staff. */
  readonly about: string;
  readonly form: RuleForm<Value>;
  readonly first: readonly DatedRule<Value>[];
  /** It holds under this table of rules alone; none: under each. */
  readonly under?: 'sandbox' | 'nigeria';
}

/** A rule of whatever value, for lists. */
export type AnyRule = Rule<any>;

export function defineRule<Value>(rule: Rule<Value>): Rule<Value> {
  return rule;
}
