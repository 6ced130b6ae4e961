import { pin, ruled, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { policyRefusals } from '@wura/policy/contract';
import { transactionShape } from '@wura/wallets/contract';
import { defineRoute, hourSeconds } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals } from '@wura/wire/refusals';
import { amountInput, cursorQuery, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { plainText } from '@wura/wire/plain-text';
import { z } from 'zod';
import { recallRefusals } from './recall-refusals.ts';
import * as rules from './recall-rules.ts';
import { disputeTextMax } from './rules.ts';

const recallId = z.string().regex(/^rcl_[0-9a-z]{26}$/);
const params = z.object({ id: recallId });

/** How far a transfer that is asked back has come, as its sender reads it. */
export const recallOfMine = z.object({
  status: z.enum(rules.recallStates).meta({ description: 'unasked: staff decide whether the receiver is asked' }),
  asked_at: timeText.nullable(),
  answer_by: timeText.nullable(),
  answered_at: timeText.nullable(),
  refused_because: z.enum(rules.refusalReasons).nullable(),
  returned: moneyText.nullable(),
});

const recallOfMe = z.object({
  id: z.string(),
  transaction_id: z.string(),
  reference: z.string(),
  sender: z.string(),
  amount: moneyText,
  currency: z.string(),
  received_at: timeText,
  status: z.enum(rules.recallStates),
  asked_at: timeText,
  answer_by: timeText,
  answered_at: timeText.nullable(),
  refused_because: z.enum(rules.refusalReasons).nullable(),
  returned: moneyText.nullable(),
  can_return: moneyText.nullable().meta({ description: 'All of it, or all that the wallet has; null: nothing' }),
  is_all: z.boolean().meta({ description: 'That is all of it' }),
  held: z
    .object({ amount: moneyText, reason: z.string(), until: timeText })
    .nullable()
    .meta({ description: 'What two members of staff set aside, why, and when it is free again by itself' }),
});
export type RecallOfMe = z.output<typeof recallOfMe>;

export const recallRoutes = {
  listAsked: defineRoute({
    method: 'GET',
    path: '/api/recalls',
    summary: 'What you were asked to send back, newest first',
    access: 'customer',
    query: z.object({ limit: limitQuery, cursor: cursorQuery(recallId) }),
    answers: { 200: page(recallOfMe) },
  }),
  readAsked: defineRoute({
    method: 'GET',
    path: '/api/recalls/{id}',
    summary: 'One of them, with what can go back now and what is set aside',
    access: 'customer',
    params,
    answers: { 200: recallOfMe },
    refusals: [commonRefusals.not_found],
  }),
  refuse: defineRoute({
    method: 'POST',
    path: '/api/recalls/{id}/refuse',
    summary: 'Say why you keep it; staff read your words, the sender reads the reason',
    access: 'customer',
    params,
    body: z.object({
      reason: z
        .enum(rules.refusalReasons, { error: rules.recallFaults.recall_reason_missing })
        .meta({ description: 'Why the money stays, by one of the values listed; the sender reads it' }),
      text: ruled(rules.recallTextFault, { lengthMax: disputeTextMax * 2 })
        .transform(plainText)
        .optional(),
    }),
    bodyBytesMax: 20_000,
    answers: { 200: recallOfMe },
    refusals: [commonRefusals.not_found, recallRefusals.recall_over, recallRefusals.recall_refused],
    limits: [{ max: 30, windowSeconds: hourSeconds }],
  }),
  sendBack: defineRoute({
    method: 'POST',
    path: '/api/recalls/{id}/return',
    summary:
      'Send the money back, once: all of it, or all that the wallet has. It counts against no limit and costs nothing',
    access: 'customer',
    movesMoney: true,
    params,
    body: z.strictObject({ amount: amountInput(commonFaults.amount_invalid), pin: pin.optional() }),
    answers: {
      200: z.object({
        message: z.string(),
        reference: z.string(),
        status: z.literal('completed'),
        transaction: transactionShape,
      }),
    },
    refusals: [
      commonRefusals.not_found,
      recallRefusals.recall_over,
      recallRefusals.recall_sum,
      policyRefusals.identity_required,
      policyRefusals.age_restricted,
      policyRefusals.paused_by_guardian,
      policyRefusals.contact_unconfirmed,
      ledgerRefusals.insufficient_funds,
      ledgerRefusals.idempotency_mismatch,
      ledgerRefusals.outcome_unknown,
      ...spendRefusals,
    ],
  }),
};
