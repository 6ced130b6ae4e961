import type { Tx } from '@wura/database';
import { defineApproval, type ApprovalKind, type Approvals, type Note, type Operator } from '@wura/operators/server';
import { dayMs, lagosDate } from '@wura/platform/time';
import type { AnyRule } from '@wura/policy/server';
import { addAgreed, selectRules } from '@wura/policy/server/rule-queries';
import { changesBetween, type FieldChange, type RuleValue } from '@wura/policy/rule-fields';
import { commonFaults } from '@wura/wire/faults';
import { asFault, knownPhrases, say, type Fault } from '@wura/wire/phrases';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { z } from 'zod';
import { ruleDayFaults, rulePhrases, ruleRefusals } from '../operator-contract.ts';
import { firstDay } from './first-day.ts';
import { rulesHere, type RuleDesk } from './needs.ts';

const daysAheadMax = 731;

const payload = z.object({
  begins_on: z.string(),
  /** What differs from what would hold on that day, for the one who decides and for the log. */
  change: z.string(),
  source: z.string(),
  value: z.record(z.string(), z.unknown()),
});

/** What a rule is to say from a day on, written down once two who run the product have said so. */
export const changeApproval = ({ now }: Pick<RuleDesk, 'now'>): ApprovalKind =>
  defineApproval({
    name: 'rule_change',
    roles: [],
    payload,
    async carryOut(tx, { id, subject, payload: asked, reason, approvedBy }, note) {
      // Who decides on the day itself is too late: it has begun with what held before.
      if (asked.begins_on < firstDay(now())) {
        throw refuse(commonRefusals.forbidden, { reason: say(rulePhrases.rule_too_late, {}) });
      }
      if (!(await addAgreed(tx, { id, approvedBy }))) {
        throw refuse(commonRefusals.forbidden, { reason: say(rulePhrases.rule_gone, {}) });
      }
      await note({ what: 'rule_changed', subject, why: `from ${asked.begins_on}: ${asked.change}. ${reason}` });
    },
  });

export interface Proposed {
  readonly rule: string;
  readonly value: unknown;
  readonly begins_on: string;
  readonly reason: string;
  readonly source?: string | undefined;
}

/** One who runs the product says what it is to be; it is written down once another agrees. Answers what the approval is called. */
export async function proposeChange(
  tx: Tx,
  desk: RuleDesk & { readonly approvals: Pick<Approvals, 'begin'> },
  { asked, operator }: { asked: Proposed; operator: Operator },
  note: Note,
): Promise<string> {
  const rule = rulesHere(desk).find(({ name }) => name === asked.rule);
  if (!rule) throw refuseFields({ rule: commonFaults.choice_unknown });
  requireDay(asked.begins_on, desk.now());
  const value = rule.form.write(readValue(rule, asked.value));
  const changes = changesBetween(rule.form.name, await valueOn(tx, rule, asked.begins_on), value);
  if (changes.length === 0) throw refuse(ruleRefusals.rule_unchanged);
  const { begins_on, reason, source = 'the house' } = asked;
  const change = changes.map(changeText).join('; ');
  const begun = { subject: rule.name, payload: { begins_on, change, source, value }, reason, operator };
  return (await desk.approvals.begin(tx, { name: 'rule_change' }, begun, note)).id;
}

const changeText = ({ label, was, becomes }: FieldChange) => `${label} ${was} → ${becomes}`;

function requireDay(day: string, now: number): void {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  // 30 February is read as a day of March.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) {
    throw refuseFields({ begins_on: ruleDayFaults.rule_day_invalid });
  }
  if (day < firstDay(now)) throw refuseFields({ begins_on: ruleDayFaults.rule_day_past });
  if (day > lagosDate(now + daysAheadMax * dayMs)) throw refuseFields({ begins_on: ruleDayFaults.rule_day_far });
}

/** Refuses what makes no sense, each field by its place in the value. */
function readValue({ form }: AnyRule, sent: unknown): unknown {
  const read = form.wire.safeParse(sent);
  if (read.success) return read.data;
  const errors: Record<string, Fault> = {};
  for (const { path, message } of read.error.issues) {
    const known = knownPhrases.get(message);
    errors[['value', ...path.map(String)].join('.').slice(0, 64)] ??= known
      ? asFault(known)
      : commonFaults.field_invalid;
  }
  throw refuseFields(errors);
}

/** What would hold on that day as things stand. */
async function valueOn(tx: Tx, { name }: AnyRule, day: string): Promise<RuleValue> {
  const rows = (await selectRules(tx)).filter(({ rule, begins_on }) => rule === name && begins_on <= day);
  return rows.reduce((held, row) => (row.begins_on >= held.begins_on ? row : held)).value;
}
