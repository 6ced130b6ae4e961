import { approvalRefusals, staffReason } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { defineFaults, definePhrases } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';
import { page, pageQuery, timeText } from '@wura/wire/shapes';
import { z } from 'zod';

export const ruleRefusals = defineRefusals({
  rule_unchanged: { status: 422, message: 'This is what holds on that day already.' },
});

export const ruleDayFaults = defineFaults({
  rule_day_invalid: 'Please choose a day, such as 2026-12-01',
  rule_day_past: 'What holds today and held before stays as it is: please choose a later day',
  rule_day_far: 'Please choose a day within the next two years',
  rule_source_invalid: 'Please say in at most 200 characters where it was read',
});

export const rulePhrases = definePhrases({
  rule_change: 'Limits, fees or duty',
  rule_too_late: 'The day on which it was to begin has come. It has to be begun again, for a later one.',
  rule_gone: 'One of the two who agreed on it may not any more.',
});

const day = z.string().meta({ format: 'date', description: 'Of Lagos, whose midnight is when it begins' });
const value = z
  .record(z.string(), z.unknown())
  .meta({ description: 'Sums as exact decimal text in major units, shares as percentages: "7.5"' });
const person = z.object({ id: z.string(), name: z.string() });

const row = z.object({
  id: z.string(),
  state: z.enum(['to_come', 'in_force', 'past', 'replaced']).meta({
    description: 'replaced: another row of the same day took its place before the day came',
  }),
  begins_on: day,
  value,
  source: z.string(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  proposed_by: person.nullable().meta({ description: 'null: it came with the installation' }),
  approved_by: person.nullable(),
  recorded_at: timeText,
});

const rule = z.object({
  rule: z.string(),
  title: z.string(),
  about: z.string(),
  form: z.enum([
    'amount',
    'share',
    'shares',
    'tiers',
    'person',
    'worth',
    'prices',
    'bands',
    'duty',
    'flat',
    'hours',
    'guard',
    'papers',
    'recall',
  ]),
  rows: z.array(row).meta({ description: 'Newest first, those to come included' }),
});

export const operatorRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/operator/rules',
    summary: 'Limits, fees, taxes and thresholds: what holds, what is to come, what held, and who changed it',
    access: 'operator',
    roles: [],
    query: pageQuery,
    answers: {
      200: page(rule).extend({
        today: day,
        earliest: day.meta({ description: 'The first day on which a change may begin' }),
      }),
    },
  }),
  propose: defineRoute({
    method: 'PUT',
    path: '/api/operator/rules',
    summary: 'Propose what a rule says from a day to come on; a second operator has to agree',
    access: 'operator',
    roles: [],
    body: z.object({
      rule: z.string().max(80),
      value,
      begins_on: z.string({ error: ruleDayFaults.rule_day_invalid }),
      reason: staffReason,
      source: z
        .string({ error: ruleDayFaults.rule_source_invalid })
        .trim()
        .regex(/^[^\0]{1,200}$/, { error: ruleDayFaults.rule_source_invalid })
        .optional()
        .meta({ description: 'Where it was read: a law, a circular; else the house itself' }),
    }),
    answers: { 202: z.object({ approval: z.string() }) },
    refusals: [ruleRefusals.rule_unchanged, approvalRefusals.approval_pending],
  }),
};
