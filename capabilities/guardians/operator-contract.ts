import { approvalRefusals, type OperatorRole } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { defineFaults } from '@wura/wire/phrases';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, page, timeText } from '@wura/wire/shapes';
import { plainLine } from '@wura/wire/plain-line';
import { z } from 'zod';
import { guardianRefusals } from './refusals.ts';
import { linkStatuses, relations } from './rules.ts';

export const guardianDeskFaults = defineFaults({ guardian_reason_missing: 'Please say why, in three letters or more' });

const roles = ['compliance'] as const satisfies readonly OperatorRole[];
const linkId = z.string().regex(/^grd_[0-9a-z]{26}$/);

const line = z.object({
  id: z.string(),
  status: z.enum(linkStatuses),
  young: z.string(),
  guardian: z.string().nullable(),
  asked_at: timeText,
  agreed_at: timeText.nullable(),
  due_at: timeText.nullable().meta({ description: 'By when the two were promised an answer' }),
});

/** What of each of the two is compared. */
const side = z.object({
  id: z.string(),
  name: z.string(),
  dob: z.string(),
  address: z.string(),
  tier: z.number().int(),
  frozen: z.boolean(),
});

const whole = line.extend({
  relation: z.enum(relations).nullable(),
  linked_at: timeText.nullable(),
  ended_at: timeText.nullable(),
  reason: z.string().nullable(),
  young_side: side,
  guardian_side: side.nullable(),
});
export type LinkOnDesk = z.output<typeof whole>;

const reason = z
  .string()
  .max(1_000)
  .transform(text => plainLine(text).slice(0, 500))
  .refine(text => text.length >= 3, { error: guardianDeskFaults.guardian_reason_missing });

export const operatorRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/operator/guardians',
    summary: 'List links between young customers and their guardians, those that wait longest first',
    access: 'operator',
    roles,
    query: z.object({ status: z.enum(linkStatuses).optional(), limit: limitQuery, cursor: cursorQuery(linkId) }),
    answers: { 200: page(line) },
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/operator/guardians/{id}',
    summary: 'Read one with what is to be compared of both',
    access: 'operator',
    roles,
    params: z.object({ id: linkId }),
    answers: { 200: whole },
    refusals: [commonRefusals.not_found],
  }),
  decide: defineRoute({
    method: 'POST',
    path: '/api/operator/guardians/{id}',
    summary: 'Confirm a link, refuse it, or end one; both are told, and read the reason',
    access: 'operator',
    roles,
    params: z.object({ id: linkId }),
    body: z.object({ decision: z.enum(['link', 'refuse', 'end']), reason }),
    answers: { 200: whole },
    refusals: [
      commonRefusals.not_found,
      approvalRefusals.staff_own_account,
      guardianRefusals.guardian_step,
      guardianRefusals.guardian_unfit,
    ],
  }),
};
