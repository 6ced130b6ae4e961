import { customerId } from '@wura/identity/contract';
import { approvalRefusals, type OperatorRole } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { cursorQuery, fileOf, limitQuery, page } from '@wura/wire/shapes';
import { plainText } from '@wura/wire/plain-text';
import { z } from 'zod';
import { disputeLine, disputeStep, evidenceFile } from './contract.ts';
import { bankRecall, recallDeskRefusals, recallOnDesk } from './recall-operator-contract.ts';
import * as rules from './rules.ts';

export { recallDeskFaults, recallDeskRefusals } from './recall-operator-contract.ts';

export const disputeDeskRefusals = defineRefusals({
  dispute_step: { status: 409, message: 'From where this case stands it cannot go there.' },
});

const everybody = ['support', 'compliance', 'finance'] as const satisfies readonly OperatorRole[];
const compliance = ['compliance'] as const satisfies readonly OperatorRole[];
const disputeId = z.string().regex(/^dsp_[0-9a-z]{26}$/);
/** The number is what its customer was told, and what they quote. */
const idOrNumber = z.string().regex(/^(?:dsp_[0-9a-z]{26}|DSP-[0-9A-HJKMNP-TV-Z]{8})$/);

const line = disputeLine.extend({
  customer_id: z.string(),
  customer: z.string(),
  overdue: z.boolean(),
  next: z.array(z.enum(rules.disputeStatuses)).meta({ description: 'Where it may be moved from here' }),
});
const whole = line.extend({
  text: z.string(),
  steps: z.array(disputeStep.extend({ operator: z.string().nullable() })),
  evidence: z.array(evidenceFile.extend({ url: z.string() })),
  recall: recallOnDesk.nullable(),
  bank_recall: bankRecall.nullable(),
});
export type DisputeOnDesk = z.output<typeof whole>;

const note = z
  .string()
  .max(rules.disputeTextMax * 2)
  .transform(text => plainText(text).slice(0, rules.disputeTextMax));

export const operatorRoutes = {
  listDisputes: defineRoute({
    method: 'GET',
    path: '/api/operator/disputes',
    summary: 'List cases of customers, those that are due first at the top',
    access: 'operator',
    roles: everybody,
    query: z.object({
      status: z.enum([...rules.disputeStatuses, 'unanswered']).optional(),
      customer: customerId.optional(),
      asked_of: customerId
        .optional()
        .meta({ description: 'The customer to whom the transfer came that is asked back' }),
      limit: limitQuery,
      cursor: cursorQuery(disputeId),
    }),
    answers: { 200: page(line) },
    refusals: [commonRefusals.not_found],
  }),
  readDispute: defineRoute({
    method: 'GET',
    path: '/api/operator/disputes/{id}',
    summary: 'Read one, by its id or its number, with all that was done and said about it',
    access: 'operator',
    roles: everybody,
    params: z.object({ id: idOrNumber }),
    answers: { 200: whole },
    refusals: [commonRefusals.not_found],
  }),
  readEvidence: defineRoute({
    method: 'GET',
    path: '/api/operator/disputes/{id}/evidence/{file}',
    summary: 'Open a picture, a JPEG. Every look is written down',
    access: 'operator',
    roles: compliance,
    params: z.object({ id: disputeId, file: z.string().regex(/^fil_[0-9a-z]{26}$/) }),
    answers: { 200: fileOf('image/jpeg') },
    refusals: [commonRefusals.not_found],
  }),
  stepDispute: defineRoute({
    method: 'POST',
    path: '/api/operator/disputes/{id}',
    summary: 'Move it on, or say something about it; the customer is told',
    access: 'operator',
    roles: compliance,
    params: z.object({ id: disputeId }),
    body: z
      .object({ status: z.enum(rules.disputeStatuses).optional(), note: note.optional() })
      .refine(({ status, note: said }) => status !== undefined || !!said, {
        error: rules.disputeFaults.dispute_step_or_note,
        path: ['status'],
      }),
    bodyBytesMax: 20_000,
    answers: { 200: whole },
    refusals: [
      commonRefusals.not_found,
      approvalRefusals.staff_own_account,
      disputeDeskRefusals.dispute_step,
      recallDeskRefusals.recall_held,
    ],
  }),
};
