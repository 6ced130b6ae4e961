import { identityRefusals, ruled } from '@wura/identity/contract';
import { emailFault } from '@wura/identity/rules';
import { providerRefusals } from '@wura/provider-payments/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { policyRefusals } from '@wura/policy/contract';
import { walletRefusals } from '@wura/wallets/contract';
import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyInput, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { depositRefusals } from './refusals.ts';
import { amountFault, referenceFault } from './rules.ts';

/**
 * `review`: it was paid, but not as asked, and a person decides. `returning`: they decided that it goes back, and `returned`:
 * it has. `reversed`: the provider took it back.
 */
export const depositStatus = z.enum([
  'pending',
  'completed',
  'failed',
  'expired',
  'review',
  'returning',
  'returned',
  'reversed',
]);

const depositShape = z.object({
  reference: z.string(),
  channel: z.enum(['card', 'account']),
  amount: moneyText,
  currency: z.string(),
  status: depositStatus,
  received: z
    .object({ amount: z.string(), currency: z.string() })
    .nullable()
    .meta({ description: 'What was paid, where that is not what was asked for' }),
  taken_back: moneyText.nullable().meta({ description: 'What of it went back to the payer afterwards' }),
  is_processing: z
    .boolean()
    .meta({ description: 'While it is pending: whether a bank is working on it. Otherwise the customer has not paid' }),
  sender: z.string().nullable().meta({ description: 'Who sent it, for money that came by bank transfer' }),
  transaction_id: z.string().nullable(),
  case_number: z.string().nullable(),
  created_at: timeText,
  updated_at: timeText,
});
export type Deposit = z.output<typeof depositShape>;

const verified = z.object({
  success: z.boolean(),
  status: depositStatus,
  message: z.string(),
  reason: z.string().nullable().meta({ description: 'Why the bank declined, in its words' }),
  is_processing: z
    .boolean()
    .meta({ description: 'While it is pending: whether a bank is working on it. Otherwise the customer has not paid' }),
  transaction_ref: z.string(),
  amount: moneyText,
  currency: z.string(),
  transaction_id: z.string().nullable(),
  case_number: z.string().nullable(),
});

const depositAccount = z.object({
  account_number: z.string(),
  account_name: z.string(),
  bank_name: z.string(),
});

const required = z.string({ error: commonFaults.required_fields }).min(1, { error: commonFaults.required_fields });
const verifyRefusals = [commonRefusals.not_found, providerRefusals.provider_unavailable, providerRefusals.service_off];
const verifyLimits = [{ max: 60, windowSeconds: 60 }];

export const routes = {
  createPending: defineRoute({
    method: 'POST',
    path: '/api/paystack/create-pending-deposit',
    summary: 'Begin a deposit by card into your naira wallet',
    access: 'customer',
    movesMoney: true,
    body: z.strictObject({
      amount: moneyInput('NGN', amountFault),
      email: ruled(value => (value === '' ? commonFaults.required_fields : emailFault(value))),
      wallet_id: required.max(64, { error: commonFaults.required_fields }),
      transaction_ref: ruled(value => (value === '' ? commonFaults.required_fields : referenceFault(value))),
    }),
    answers: {
      200: z.object({
        success: z.literal(true),
        transaction_ref: z.string(),
        access_code: z.string(),
        authorization_url: z.string(),
      }),
    },
    refusals: [
      commonRefusals.not_found,
      identityRefusals.account_frozen,
      walletRefusals.wrong_currency,
      depositRefusals.duplicate_reference,
      depositRefusals.deposit_refused,
      ledgerRefusals.idempotency_mismatch,
      providerRefusals.provider_unavailable,
      providerRefusals.service_off,
      ...Object.values(policyRefusals),
    ],
    limits: [{ max: 20, windowSeconds: 60 }],
  }),
  verify: defineRoute({
    method: 'POST',
    path: '/api/paystack/verify-payment',
    summary: 'Ask the provider what became of a deposit; credits it when it was paid, once',
    access: 'customer',
    body: z.object({ transaction_ref: required.max(100, { error: commonFaults.required_fields }) }),
    answers: { 200: verified },
    refusals: verifyRefusals,
    limits: verifyLimits,
  }),
  verifyAlias: defineRoute({
    method: 'POST',
    path: '/api/verify-payment',
    summary: 'The same under its older name',
    access: 'customer',
    body: z.object({ reference: required.max(100, { error: commonFaults.required_fields }) }),
    answers: { 200: verified },
    refusals: verifyRefusals,
    limits: verifyLimits,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/deposits',
    summary: 'Your deposits, newest first, those that are not decided yet included',
    access: 'customer',
    query: z.object({ limit: limitQuery, cursor: cursorQuery(z.string().max(200)) }),
    answers: { 200: page(depositShape) },
  }),
  showAccount: defineRoute({
    method: 'GET',
    path: '/api/deposit-account',
    summary: 'The bank account of your own on which naira arrives in your wallet',
    access: 'customer',
    answers: { 200: depositAccount },
    refusals: [commonRefusals.not_found],
  }),
  openAccount: defineRoute({
    method: 'POST',
    path: '/api/deposit-account',
    summary: 'Open that account; asked again it answers the same one',
    access: 'customer',
    answers: { 200: depositAccount },
    refusals: [
      identityRefusals.account_frozen,
      depositRefusals.no_naira_wallet,
      depositRefusals.deposit_refused,
      providerRefusals.provider_unavailable,
      providerRefusals.service_off,
      ...Object.values(policyRefusals),
    ],
    limits: [{ max: 10, windowSeconds: 60 }],
  }),
};
