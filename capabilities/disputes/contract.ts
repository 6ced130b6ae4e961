import { ruled } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { defineRoute, hourSeconds } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { plainText } from '@wura/wire/plain-text';
import { z } from 'zod';
import { disputeRefusals } from './refusals.ts';
import { recallOfMine } from './recall-contract.ts';
import * as rules from './rules.ts';

const disputeId = z.string().regex(/^dsp_[0-9a-z]{26}$/);
const params = z.object({ id: disputeId });
const reason = z
  .enum(rules.disputeReasons, { error: rules.disputeFaults.dispute_reason_missing })
  .meta({ description: 'What went wrong, by one of the values listed' });
const text = ruled(rules.disputeTextFault, { lengthMax: rules.disputeTextMax * 2 }).transform(plainText);

export const disputeLine = z.object({
  id: z.string(),
  case_number: z.string(),
  transaction_id: z.string(),
  reason: z.enum(rules.disputeReasons),
  status: z.enum(rules.disputeStatuses),
  amount: moneyText,
  currency: z.string(),
  opened_at: timeText,
  due_at: timeText,
  closed_at: timeText.nullable(),
});

export const disputeStep = z.object({
  at: timeText,
  from: z.enum(['you', 'staff']),
  status: z.enum(rules.disputeStatuses).nullable(),
  text: z.string().nullable(),
});
export const evidenceFile = z.object({ id: z.string(), at: timeText });

const whole = disputeLine.extend({
  text: z.string(),
  steps: z.array(disputeStep),
  evidence: z.array(evidenceFile),
  can_add: z.boolean(),
  recall: recallOfMine.nullable().meta({ description: 'Of a transfer that went to another customer: asking it back' }),
  escalation: z.object({ name: z.string(), email: z.string(), from: timeText }).nullable().meta({
    description:
      'Whom to turn to, and from when: the day an answer is due, or that of our no; null once it is resolved',
  }),
});
export type Dispute = z.output<typeof whole>;

export const routes = {
  open: defineRoute({
    method: 'POST',
    path: '/api/disputes',
    summary:
      'Report a problem with a payment; the case has its number at once. Of fraud, lock what leaves the account with it',
    access: 'customer',
    makesOnce: true,
    body: z
      .strictObject({
        transaction_id: z.string().max(64),
        reason,
        text,
        lock_payments: z
          .boolean({ error: rules.disputeFaults.dispute_lock_on_or_off })
          .optional()
          .meta({ description: 'Of fraud: at once nothing leaves the account any more, before all else' }),
      })
      .superRefine(({ reason: of, lock_payments: isLocked }, context) => {
        if (isLocked && !rules.isFraud(of)) {
          context.addIssue({
            code: 'custom',
            path: ['lock_payments'],
            message: rules.disputeFaults.dispute_lock_of_fraud,
          });
        }
      }),
    bodyBytesMax: 20_000,
    answers: { 201: whole },
    refusals: [commonRefusals.not_found, disputeRefusals.dispute_open, ledgerRefusals.idempotency_mismatch],
    limits: [{ max: 20, windowSeconds: hourSeconds }],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/disputes',
    summary: 'List the cases of the customer, newest first; of one payment, where it is named',
    access: 'customer',
    query: z.object({
      limit: limitQuery,
      cursor: cursorQuery(disputeId),
      transaction_id: z.string().max(64).optional(),
    }),
    answers: { 200: page(disputeLine) },
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/disputes/{id}',
    summary: 'Read one with all that was done and said, and whom to turn to when its time is over',
    access: 'customer',
    params,
    answers: { 200: whole },
    refusals: [commonRefusals.not_found],
  }),
  write: defineRoute({
    method: 'POST',
    path: '/api/disputes/{id}/messages',
    summary: 'Say more about it',
    access: 'customer',
    makesOnce: true,
    params,
    body: z.strictObject({ text }),
    bodyBytesMax: 20_000,
    answers: { 201: whole },
    refusals: [commonRefusals.not_found, disputeRefusals.dispute_closed, ledgerRefusals.idempotency_mismatch],
    limits: [{ max: 30, windowSeconds: hourSeconds }],
  }),
  addEvidence: defineRoute({
    method: 'POST',
    path: '/api/disputes/{id}/evidence',
    summary: 'Add a picture; it is checked by content, drawn anew and sealed',
    access: 'customer',
    makesOnce: true,
    params,
    body: z.strictObject({}),
    files: {
      names: ['file'],
      eachBytesMax: rules.evidenceBytesMax,
      allBytesMax: rules.evidenceBytesMax,
      tooLarge: commonFaults.file_too_large,
    },
    answers: { 201: whole },
    refusals: [
      commonRefusals.not_found,
      disputeRefusals.dispute_closed,
      disputeRefusals.dispute_evidence_full,
      disputeRefusals.dispute_storage_full,
      ledgerRefusals.idempotency_mismatch,
    ],
    limits: [{ max: 20, windowSeconds: hourSeconds }],
  }),
};
