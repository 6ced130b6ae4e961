import { pin, ruled, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { outgoingRefusals, receivingRefusals } from '@wura/policy/contract';
import { transactionShape } from '@wura/wallets/contract';
import { cleanRemarks, remarksFault } from '@wura/wallets/remarks';
import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import type { Fault } from '@wura/wire/phrases';
import { commonRefusals } from '@wura/wire/refusals';
import { amountInput } from '@wura/wire/shapes';
import { z } from 'zod';
import { intraRefusals } from './refusals.ts';
import { intraFaults, recipientFault } from './rules.ts';

export { intraRefusals } from './refusals.ts';

const text = (fault: Fault) => z.string({ error: fault }).max(64, { error: fault });

const searchByAccount = defineRoute({
  method: 'GET',
  path: '/api/users/search-by-account',
  summary: 'Whose account number this is, or whose @username: the name and nothing more',
  access: 'customer',
  keyScopes: ['send_wura'],
  query: z.object({
    account_number: z.string({ error: intraFaults.recipient_number_missing }).superRefine((value, context) => {
      const fault = recipientFault(value);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    }),
  }),
  answers: { 200: z.object({ full_name: z.string() }) },
  refusals: [intraRefusals.user_not_found],
  // Names must not be harvested by counting.
  limits: [
    { max: 30, windowSeconds: 60 },
    { max: 300, windowSeconds: 86_400 },
  ],
});

export const routes = {
  searchByAccount,
  transfer: defineRoute({
    method: 'POST',
    path: '/api/intra-transfer',
    summary: 'Send money to another customer at once, free of charge',
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
      pin: pin.optional(),
      remarks: ruled(remarksFault)
        .transform(cleanRemarks)
        .optional()
        .meta({ description: 'What the sender writes to the receiver, who reads it in their own history' }),
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
      receivingRefusals.recipient_limit,
      ...outgoingRefusals,
      ledgerRefusals.insufficient_funds,
      ledgerRefusals.idempotency_mismatch,
      ledgerRefusals.outcome_unknown,
      ...spendRefusals,
    ],
    // Otherwise sending what one does not have would find out whose number is whose, twenty times as often.
    countsAgainst: { as: searchByAccount, refusals: [intraRefusals.user_not_found] },
  }),
};
