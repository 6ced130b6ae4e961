import { approvalRefusals, approvalShape, moneyLine, staffReason, type OperatorRole } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { defineFaults } from '@wura/wire/phrases';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { amountInput, moneyText, timeInput, timeText } from '@wura/wire/shapes';
import { charactersIn, plainText } from '@wura/wire/plain-text';
import { z } from 'zod';
import * as rules from './recall-rules.ts';
import { disputeTextMax } from './rules.ts';

export const recallDeskRefusals = defineRefusals({
  recall_asked: { status: 409, message: 'The receiver was asked already, or cannot be asked any more.' },
  recall_not_held: { status: 409, message: 'Nothing is set aside for this case.' },
  recall_held: { status: 409, message: 'Money is set aside for this case. Let it go or send it back first.' },
  recall_no_hold: {
    status: 409,
    message: 'Nothing can be set aside: there is nothing left of it, or something is set aside already.',
  },
});

export const recallDeskFaults = defineFaults({
  hold_until_invalid: 'Please choose a day that the rules allow',
  hold_note_missing: 'Please write what the customer reads, in at least 10 characters',
});

const compliance = ['compliance'] as const satisfies readonly OperatorRole[];
const params = z.object({ id: z.string().regex(/^dsp_[0-9a-z]{26}$/) });

/** What staff know of a transfer that is asked back, and may do. */
export const recallOnDesk = z.object({
  id: z.string(),
  status: z.enum(rules.recallStates),
  receiver_id: z.string(),
  receiver: z.string(),
  transaction_id: z.string().meta({ description: 'As the receiver’s list calls it' }),
  asked_at: timeText.nullable(),
  answer_by: timeText.nullable(),
  answered_at: timeText.nullable(),
  refused_because: z.enum(rules.refusalReasons).nullable(),
  text: z.string().nullable().meta({ description: 'The receiver’s own words' }),
  returned: moneyText.nullable(),
  left: moneyText.meta({ description: 'What of it has not gone back by any way' }),
  holds: z.array(
    z.object({
      amount: moneyText,
      reason: z.string(),
      placed_at: timeText,
      ends_at: timeText,
      ended_at: timeText.nullable(),
      ending: z.enum(['expired', 'lifted', 'returned']).nullable(),
    }),
  ),
  may: z.object({
    ask: z.boolean(),
    hold: z.object({ most: moneyText, days: z.int().meta({ description: 'The longest, from today' }) }).nullable(),
    lift: z.boolean(),
    return: z.boolean(),
  }),
  pending: approvalShape.nullable().meta({ description: 'What waits for a second operator about it' }),
});
export type RecallOnDesk = z.output<typeof recallOnDesk>;

/** What the bank on the other side is asked with, where the money left us. */
export const bankRecall = z.object({
  bank: z.string(),
  account_number: z.string(),
  account_name: z.string(),
  provider: z.string(),
  reference: z.string(),
  provider_reference: z.string().nullable(),
  session_id: z.string().nullable(),
  sent_at: timeText,
  letter: z.string().meta({ description: 'What staff send to the bank, ready to copy' }),
});
export type BankRecall = z.output<typeof bankRecall>;

const begun = z.object({ approval: z.string(), lines: z.array(moneyLine) });
const refusedEach = [
  commonRefusals.not_found,
  approvalRefusals.staff_own_account,
  approvalRefusals.approval_pending,
] as const;

export const recallOperatorRoutes = {
  askReceiver: defineRoute({
    method: 'POST',
    path: '/api/operator/disputes/{id}/recall/ask',
    summary: 'Have the receiver asked whom the rule did not ask at once',
    access: 'operator',
    roles: compliance,
    params,
    body: z.object({ reason: staffReason }),
    answers: { 200: z.object({ answer_by: timeText }) },
    refusals: [commonRefusals.not_found, approvalRefusals.staff_own_account, recallDeskRefusals.recall_asked],
  }),
  proposeHold: defineRoute({
    method: 'POST',
    path: '/api/operator/disputes/{id}/recall/hold',
    summary: 'Begin to set the sum aside in the receiver’s wallet until a day; a second operator has to agree',
    access: 'operator',
    roles: compliance,
    params,
    body: z.object({
      amount: amountInput(commonFaults.amount_invalid)
        .optional()
        .meta({ description: 'Left out: all that is left of it and there' }),
      until: timeInput(recallDeskFaults.hold_until_invalid),
      reason: staffReason,
      note: z
        .string({ error: recallDeskFaults.hold_note_missing })
        .max(disputeTextMax)
        .transform(plainText)
        .refine(text => charactersIn(text) >= 10, { error: recallDeskFaults.hold_note_missing })
        .meta({ description: 'What the receiver reads' }),
    }),
    bodyBytesMax: 20_000,
    answers: { 202: begun },
    refusals: [...refusedEach, recallDeskRefusals.recall_no_hold],
  }),
  proposeLift: defineRoute({
    method: 'POST',
    path: '/api/operator/disputes/{id}/recall/lift',
    summary: 'Begin to let what is set aside go before its day; a second operator has to agree',
    access: 'operator',
    roles: compliance,
    params,
    body: z.object({ reason: staffReason }),
    answers: { 202: begun },
    refusals: [...refusedEach, recallDeskRefusals.recall_not_held],
  }),
  proposeReturn: defineRoute({
    method: 'POST',
    path: '/api/operator/disputes/{id}/recall/return',
    summary: 'Begin to send what is set aside back to the sender; a second operator has to agree',
    access: 'operator',
    roles: compliance,
    params,
    body: z.object({ reason: staffReason }),
    answers: { 202: begun },
    refusals: [...refusedEach, recallDeskRefusals.recall_not_held],
  }),
};
