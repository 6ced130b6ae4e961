import { pin, ruled, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { outgoingRefusals, pricingRefusals, receivingRefusals } from '@wura/policy/contract';
import { transactionShape, walletRefusals } from '@wura/wallets/contract';
import { cleanRemarks, remarksFault } from '@wura/wallets/remarks';
import { walletFaults } from '@wura/wallets/refusals';
import { daySeconds, defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals } from '@wura/wire/refusals';
import { amountInput, cursorQuery, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { requestFaults, requestRefusals } from './refusals.ts';
import { hoursMax, payerFault, requestStatuses } from './rules.ts';

export { requestRefusals } from './refusals.ts';

const status = z.enum(requestStatuses).meta({ description: 'returned: it was paid, and all of it was sent back' });

export const request = z.object({
  code: z.string().meta({ description: 'The only name of a request: whoever is told it may pay' }),
  link: z.string().meta({ description: 'Where it is paid' }),
  direction: z.enum(['made', 'received']).meta({ description: 'made: by you. received: you were asked' }),
  amount: moneyText.nullable().meta({ description: 'null: the payer says how much' }),
  currency: z.string(),
  note: z.string().nullable(),
  status,
  asker: z.string().meta({ description: 'Who asks' }),
  payer: z
    .string()
    .nullable()
    .meta({ description: 'The customer who was asked by name; null: every payer who has the link' }),
  created_at: timeText,
  expires_at: timeText,
  is_once: z.boolean().meta({ description: 'A request for a fixed amount is paid once' }),
  paid_at: timeText.nullable().meta({ description: 'Of the newest payment' }),
  paid_count: z.int(),
  paid_total: moneyText.meta({ description: 'Without what was sent back' }),
  payments: z
    .array(
      z.object({
        name: z.string(),
        amount: moneyText,
        returned: moneyText.optional().meta({ description: 'What of it was sent back' }),
        at: timeText,
      }),
    )
    .meta({ description: 'The newest payments; shown to the customer who asks' }),
});
export type PaymentRequest = z.output<typeof request>;

/** What a stranger who was given the link reads. */
const asked = z.object({
  code: z.string(),
  status,
  asker: z.string(),
  username: z.string(),
  amount: moneyText.nullable(),
  currency: z.string(),
  note: z.string().nullable(),
  expires_at: timeText,
  paid_at: timeText.nullable(),
});
export type Asked = z.output<typeof asked>;

const code = z.string().max(64).meta({ description: 'The only name of a request: it stands in its link' });
const params = z.object({ code });

export const routes = {
  ask: defineRoute({
    method: 'POST',
    path: '/api/payment-requests',
    summary: 'Ask for money: of one customer by name, or of whoever has the link',
    access: 'customer',
    makesOnce: true,
    body: z
      .strictObject({
        amount: amountInput(commonFaults.amount_invalid).optional().meta({ description: 'Left out: the payer says' }),
        currency: z.string({ error: walletFaults.currency_missing }).max(8).optional(),
        note: ruled(remarksFault).transform(cleanRemarks).optional(),
        to: ruled(payerFault)
          .optional()
          .meta({ description: 'An account number, or @ and a username. Left out: whoever has the link may pay' }),
        expiresInHours: z
          .int({ error: requestFaults.request_hours_invalid })
          .min(1, { error: requestFaults.request_hours_invalid })
          .max(hoursMax, { error: requestFaults.request_hours_invalid })
          .optional()
          .meta({ description: 'Left out: a week' }),
      })
      .refine(({ to, amount }) => to === undefined || amount !== undefined, {
        path: ['amount'],
        error: requestFaults.payer_needs_amount,
      }),
    answers: { 201: request },
    refusals: [
      commonRefusals.unknown_field,
      walletRefusals.unsupported_currency,
      requestRefusals.payer_not_found,
      requestRefusals.asked_oneself,
      requestRefusals.requests_full,
      requestRefusals.requests_waiting,
      ledgerRefusals.idempotency_mismatch,
    ],
    // Otherwise asking would find out whose number is whose.
    limits: [
      { max: 30, windowSeconds: 60 },
      { max: 300, windowSeconds: daySeconds },
    ],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/payment-requests',
    summary: 'What you have asked for and what you were asked for, newest first',
    access: 'customer',
    query: z.object({
      direction: z.enum(['made', 'received']).optional(),
      limit: limitQuery,
      cursor: cursorQuery(z.string().regex(/^[0-9a-z]{16}$/)),
    }),
    answers: { 200: page(request) },
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/payment-requests/{code}',
    summary: 'One request of yours, or one that asks you',
    access: 'customer',
    params,
    answers: { 200: request },
    refusals: [commonRefusals.not_found],
  }),
  withdraw: defineRoute({
    method: 'POST',
    path: '/api/payment-requests/{code}/withdraw',
    summary: 'Take back what you asked for; nobody can pay it any more',
    access: 'customer',
    params,
    answers: { 200: request },
    refusals: [commonRefusals.not_found, requestRefusals.request_ended],
  }),
  decline: defineRoute({
    method: 'POST',
    path: '/api/payment-requests/{code}/decline',
    summary: 'Say no to what you were asked for by name',
    access: 'customer',
    params,
    answers: { 200: request },
    refusals: [commonRefusals.not_found, requestRefusals.request_ended],
  }),
  look: defineRoute({
    method: 'GET',
    path: '/api/pay/{code}',
    summary: 'Who asks for how much, for whoever was given the link',
    access: 'public',
    params,
    answers: { 200: asked },
    refusals: [commonRefusals.not_found],
    limits: [{ max: 120, windowSeconds: 60 }],
  }),
  pay: defineRoute({
    method: 'POST',
    path: '/api/pay/{code}',
    summary: 'Pay a request at once, without a fee of ours; one for a fixed amount is paid once, whoever comes first',
    access: 'customer',
    movesMoney: true,
    params,
    body: z.strictObject({
      fromWalletId: z.string({ error: commonFaults.required_fields }).min(1).max(64),
      amount: amountInput(commonFaults.amount_invalid)
        .optional()
        .meta({ description: 'Needed where the request leaves it to the payer' }),
      total: amountInput(commonFaults.amount_invalid).optional().meta({
        description: 'What the customer was told that it costs, stamp duty included. Left out: whatever it costs',
      }),
      pin: pin.optional(),
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
      requestRefusals.own_request,
      requestRefusals.request_paid,
      requestRefusals.request_expired,
      requestRefusals.request_withdrawn,
      requestRefusals.request_declined,
      walletRefusals.wrong_currency,
      receivingRefusals.recipient_limit,
      pricingRefusals.price_changed,
      ...outgoingRefusals,
      ledgerRefusals.insufficient_funds,
      ledgerRefusals.idempotency_mismatch,
      ledgerRefusals.outcome_unknown,
      ...spendRefusals,
    ],
  }),
};
