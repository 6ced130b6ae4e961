import type { Pool } from '@wura/database';
import { lagosMidnight, minuteMs } from '@wura/platform/time';
import { ruleOn, type DatedRule } from '../dated-rules.ts';
import { selectRules } from './rule-queries.ts';
import type { AnyRule, Rule } from './rules.ts';

/** What holds on a day. */
export interface RuleBook {
  on<Value>(rule: Rule<Value>, at: Date): DatedRule<Value>;
}

/** The rules of a fresh installation, for what runs without a database. */
export const firstRules: RuleBook = { on: (rule, at) => ruleOn(rule.first, at) };

/** What the database has. */
export interface KeptRuleBook extends RuleBook {
  /** To be awaited before anything is asked of it: nothing where the day is known already, as on all days but at their start. */
  ready(): Promise<void> | undefined;
}

// The database takes no row later than ten minutes before the midnight at which it begins, by its own clock and at the
// commit. So a process that reads within the last five minutes of a day, or in the day itself, has read all that holds on it, even
// if the clocks of the two are minutes apart; and needs to read again when the day ends, and not before.

/** How long before a day begins its rules are read. */
const earlyMs = 5 * minuteMs;
/** As long as what has begun may still ask, by the clock. */
const longestMs = 2 * minuteMs;

export async function openRuleBook({
  pool,
  rules,
  now,
}: {
  pool: Pool;
  rules: readonly AnyRule[];
  now: () => number;
}): Promise<KeptRuleBook> {
  let known: ReadonlyMap<string, readonly DatedRule<unknown>[]> = new Map();
  let goodUntil = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const at = now();
    const rows = await selectRules(pool);
    known = new Map(rules.map(rule => [rule.name, datedRows(rule, rows)]));
    goodUntil = lagosMidnight(at + earlyMs, { later: 1 });
  }

  function ready(): Promise<void> | undefined {
    if (now() + longestMs < goodUntil) return undefined;
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  }

  await ready();
  return {
    ready,
    on<Value>({ name }: Rule<Value>, at: Date) {
      // A price of yesterday would be worse than none.
      if (at.getTime() >= goodUntil) throw new Error(`the rules of ${at.toISOString()} were not read yet`);
      const rows = known.get(name);
      if (!rows) throw new Error(`no feature names the rule ${name} in its manifest`);
      return ruleOn(rows, at) as DatedRule<Value>;
    },
  };
}

/** Oldest first; of several that begin on one day the last to be agreed holds. */
function datedRows(
  rule: AnyRule,
  rows: readonly { rule: string; begins_on: string; value: Record<string, unknown>; source: string }[],
): DatedRule<unknown>[] {
  const byDay = new Map<string, DatedRule<unknown>>();
  for (const { begins_on: from, value, source } of rows.filter(row => row.rule === rule.name)) {
    byDay.set(from, { value: valueOf(rule, value), from, source });
  }
  if (byDay.size === 0) throw new Error(`the database has no rule ${rule.name}: run the migrations of this build`);
  return [...byDay.values()];
}

/** What a row means to this build. */
export function valueOf(rule: AnyRule, kept: Record<string, unknown>): unknown {
  const { form, first } = rule;
  return form.wire.parse(form.complete ? form.complete(kept, first.at(-1)!.value) : kept);
}
