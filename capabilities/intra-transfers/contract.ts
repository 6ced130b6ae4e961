import { pin, ruled, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { outgoingRefusals, pricingRefusals, receivingRefusals } from '@wura/policy/contract';
import { transactionShape } from '@wura/wallets/contract';
import { cleanRemarks, remarksFault } from '@wura/wallets/remarks';
import { daySeconds, defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import type { Fault } from '@wura/wire/phrases';
import { plainLine } from '@wura/wire/plain-line';
import { commonRefusals } from '@wura/wire/refusals';
import { amountInput, cursorQuery, limitQuery, page } from '@wura/wire/shapes';
import { z } from 'zod';
import { intraRefusals } from './refusals.ts';
import { intraFaults, recipientFault } from './rules.ts';

export { intraRefusals } from './refusals.ts';

const text = (fault: Fault) => z.string({ error: fault }).max(64, { error: fault });

const recipientNumber = z.string({ error: intraFaults.recipient_number_missing }).superRefine((value, context) => {
  const fault = recipientFault(value);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

/** What is left of it once it is one line; nothing is no name. */
const nickname = z.string().max(40).transform(plainLine);
const personId = z.string().regex(/^per_[0-9a-z]{26}$/);

const savedPerson = z.object({
  id: z.string(),
  account_number: z.string(),
  name: z.string().nullable().meta({ description: 'What they are called now; null once their account is closed' }),
  kept_name: z.string().nullable().meta({ description: 'What they were called when you saved or last confirmed them' }),
  nickname: z.string().nullable(),
  is_closed: z.boolean(),
  is_name_changed: z.boolean(),
});
export type SavedPerson = z.output<typeof savedPerson>;

const searchByAccount = defineRoute({
  method: 'GET',
  path: '/api/users/search-by-account',
  summary: 'Whose account number this is, or whose @username: the name and nothing more',
  access: 'customer',
  keyScopes: ['send_wura'],
  query: z.object({
    account_number: recipientNumber,
  }),
  answers: {
    200: z.object({
      full_name: z.string(),
      saved: savedPerson.optional().meta({ description: 'Where the caller has saved them' }),
    }),
  },
  refusals: [intraRefusals.user_not_found],
  // Names must not be harvested by counting.
  limits: [
    { max: 30, windowSeconds: 60 },
    { max: 300, windowSeconds: daySeconds },
  ],
});

export const routes = {
  searchByAccount,
  transfer: defineRoute({
    method: 'POST',
    path: '/api/intra-transfer',
    summary:
      'Send money to another customer at once; we charge nothing, and a duty of the state comes on top of the amount',
    access: 'customer',
    keyScopes: ['send_wura'],
    movesMoney: true,
    body: z.strictObject({
      toAccountNumber: text(intraFaults.recipient_number_missing).superRefine((value, context) => {
        const fault = recipientFault(value);
        if (fault) context.addIssue({ code: 'custom', message: fault });
      }),
      fromWalletId: text(intraFaults.from_wallet_missing).min(1, { error: intraFaults.from_wallet_missing }),
      amount: amountInput(commonFaults.amount_invalid),
      total: amountInput(commonFaults.amount_invalid).optional().meta({
        description: 'What the customer was told that it costs, stamp duty included. Left out: whatever it costs',
      }),
      pin: pin.optional(),
      remarks: ruled(remarksFault)
        .transform(cleanRemarks)
        .optional()
        .meta({ description: 'What the sender writes to the receiver, who reads it in their own history' }),
      savedPersonId: personId.optional().meta({
        description: 'The saved person who is meant: refused where they are called something else by now, or have left',
      }),
      acceptedName: z.string().max(200).optional().meta({
        description: 'The new name of a saved person, once the sender has confirmed it; it is kept from then on',
      }),
    }),
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
      intraRefusals.user_not_found,
      intraRefusals.own_account,
      intraRefusals.person_closed,
      intraRefusals.person_renamed,
      receivingRefusals.recipient_limit,
      pricingRefusals.price_changed,
      ...outgoingRefusals,
      ledgerRefusals.insufficient_funds,
      ledgerRefusals.idempotency_mismatch,
      ledgerRefusals.outcome_unknown,
      ...spendRefusals,
    ],
    // Otherwise sending what one does not have would find out whose number is whose, twenty times as often.
    countsAgainst: { as: searchByAccount, refusals: [intraRefusals.user_not_found] },
  }),
  people: defineRoute({
    method: 'GET',
    path: '/api/people',
    summary: 'The people you have saved, those you saved last first',
    access: 'customer',
    query: z.object({
      q: z.string().max(100).transform(plainLine).optional(),
      limit: limitQuery,
      cursor: cursorQuery(personId),
    }),
    answers: { 200: page(savedPerson) },
  }),
  savePerson: defineRoute({
    method: 'POST',
    path: '/api/people',
    summary: 'Save a customer under the name they have now',
    access: 'customer',
    body: z.object({ account_number: recipientNumber, nickname: nickname.optional() }),
    answers: { 201: savedPerson },
    refusals: [
      intraRefusals.user_not_found,
      intraRefusals.own_account,
      intraRefusals.person_exists,
      intraRefusals.people_full,
    ],
    sharesLimitsOf: searchByAccount,
  }),
  renamePerson: defineRoute({
    method: 'PUT',
    path: '/api/people/{id}',
    summary: 'Give a saved person a name of your own',
    access: 'customer',
    params: z.object({ id: personId }),
    body: z.object({ nickname: nickname.nullable() }),
    answers: { 200: savedPerson },
    refusals: [commonRefusals.not_found],
  }),
  removePerson: defineRoute({
    method: 'DELETE',
    path: '/api/people/{id}',
    summary: 'Forget a saved person',
    access: 'customer',
    params: z.object({ id: personId }),
    answers: { 204: null },
    refusals: [commonRefusals.not_found],
  }),
};
