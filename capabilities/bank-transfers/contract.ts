import { pin, ruled, spendRefusals } from '@wura/identity/contract';
import { providerRefusals } from '@wura/provider-payments/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { feeLine, outgoingRefusals, pricingRefusals } from '@wura/policy/contract';
import { transactionShape, transactionStatus, walletRefusals } from '@wura/wallets/contract';
import { cleanRemarks, remarksFault } from '@wura/wallets/remarks';
import { daySeconds, defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { plainLine } from '@wura/wire/plain-line';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyInput, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { bankRefusals } from './refusals.ts';
import { accountNumberFault, amountFault, bankFaults } from './rules.ts';

export { bankRefusals } from './refusals.ts';

const bank = z.object({ code: z.string(), name: z.string() });

const accountNumber = ruled(accountNumberFault);
const bankCode = z
  .string({ error: commonFaults.required_fields })
  .min(1, { error: commonFaults.required_fields })
  .max(16);
/** What is left of it once it is one line; nothing is no name. */
const nickname = z.string().max(40).transform(plainLine);
const required = z.string({ error: commonFaults.required_fields }).min(1, { error: commonFaults.required_fields });

const receipt = z.object({
  amount: moneyText.meta({ description: 'What arrives; the fees came on top' }),
  accountName: z.string(),
  accountNumber: z.string(),
  bankName: z.string(),
  reference: z.string(),
  status: transactionStatus,
  timestamp: timeText,
  fee: moneyText,
  fees: z.array(feeLine),
  total: moneyText,
  remarks: z.string(),
  sessionId: z
    .string()
    .nullable()
    .meta({ description: 'What the receiver’s bank looks the payment up by, once there is one' }),
  expected_by: timeText.nullable(),
});

const sent = z.object({
  message: z.string(),
  reference: z.string(),
  status: transactionStatus,
  receipt,
  transaction: transactionShape,
});

const beneficiaryId = z.string().regex(/^ben_[0-9a-z]{26}$/);

const beneficiary = z.object({
  id: z.string(),
  account_number: z.string(),
  account_name: z.string(),
  bank_code: z.string(),
  bank_name: z.string(),
  nickname: z.string().nullable(),
  last_sent_at: timeText.nullable(),
});
export type Beneficiary = z.output<typeof beneficiary>;

const unreachable = [providerRefusals.provider_unavailable, providerRefusals.service_off];

/** Every answer about a name costs a question to the bank, and a guess confirmed is an answer too: all share its limits. */
const validateAccount = defineRoute({
  method: 'POST',
  path: '/api/paystack/validate-account',
  summary: 'Whose account this is',
  access: 'customer',
  keyScopes: ['send_banks'],
  body: z.object({ account_number: accountNumber, bank_code: bankCode }),
  answers: {
    200: z.object({
      status: z.literal(true),
      data: z.object({
        account_name: z.string(),
        is_first_time: z.boolean().meta({ description: 'You have never sent money there' }),
        last_sent: z
          .object({ amount: moneyText, at: timeText, status: transactionStatus })
          .nullable()
          .meta({ description: 'The newest payment to it, so that a repeat can be noticed' }),
      }),
    }),
  },
  refusals: [bankRefusals.account_not_found, bankRefusals.unknown_bank, ...unreachable],
  limits: [
    { max: 30, windowSeconds: 60 },
    { max: 300, windowSeconds: daySeconds },
  ],
});

export const routes = {
  banks: defineRoute({
    method: 'GET',
    path: '/api/paystack/banks',
    summary: 'Every bank in Nigeria that money can be sent to',
    access: 'customer',
    keyScopes: ['send_banks', 'bulk'],
    answers: { 200: z.object({ status: z.literal(true), data: z.array(bank) }) },
    refusals: unreachable,
  }),
  validateAccount,
  send: defineRoute({
    method: 'POST',
    path: '/api/send-money',
    summary: 'Send naira to a bank account; fees come on top of the amount',
    access: 'customer',
    keyScopes: ['send_banks'],
    movesMoney: true,
    body: z.strictObject({
      from_wallet_id: required.max(64, { error: commonFaults.required_fields }),
      to_bank_account: z.strictObject(
        {
          account_number: accountNumber,
          bank_code: bankCode,
          beneficiary_name: required.max(200, { error: commonFaults.required_fields }),
          currency: z.literal('NGN', { error: bankFaults.naira_only }).optional(),
        },
        { error: commonFaults.required_fields },
      ),
      amount: moneyInput('NGN', amountFault),
      total: moneyInput('NGN', amountFault)
        .optional()
        .meta({ description: 'What the customer was told that it costs, fees included. Left out: whatever it costs' }),
      // Always needed; what to do about a missing one is said by its own code.
      pin: pin.optional(),
      remarks: ruled(remarksFault).transform(cleanRemarks).optional(),
      accepted_name: z.string().max(200).optional().meta({
        description: 'The new name of a saved account, once the sender has confirmed it; it is kept from then on',
      }),
    }),
    answers: { 200: sent, 202: sent },
    refusals: [
      commonRefusals.not_found,
      walletRefusals.wrong_currency,
      bankRefusals.unknown_bank,
      bankRefusals.account_not_found,
      bankRefusals.name_mismatch,
      bankRefusals.saved_name_changed,
      ...unreachable,
      pricingRefusals.price_changed,
      ...outgoingRefusals,
      ledgerRefusals.insufficient_funds,
      ledgerRefusals.idempotency_mismatch,
      ledgerRefusals.outcome_unknown,
      ...spendRefusals,
      providerRefusals.payment_declined,
    ],
    countsAgainst: {
      as: validateAccount,
      refusals: [bankRefusals.account_not_found, bankRefusals.name_mismatch, ledgerRefusals.insufficient_funds],
    },
  }),
  beneficiaries: defineRoute({
    method: 'GET',
    path: '/api/beneficiaries',
    summary: 'The bank accounts you have saved, those you used last first',
    access: 'customer',
    query: z.object({
      q: z.string().max(100).transform(plainLine).optional(),
      limit: limitQuery,
      cursor: cursorQuery(beneficiaryId),
    }),
    answers: { 200: page(beneficiary) },
  }),
  saveBeneficiary: defineRoute({
    method: 'POST',
    path: '/api/beneficiaries',
    summary: 'Save a bank account under the name its bank gives it',
    access: 'customer',
    body: z.object({
      account_number: accountNumber,
      bank_code: bankCode,
      nickname: nickname.optional(),
    }),
    answers: { 201: beneficiary },
    refusals: [
      bankRefusals.beneficiary_exists,
      bankRefusals.beneficiaries_full,
      bankRefusals.account_not_found,
      bankRefusals.unknown_bank,
      ...unreachable,
    ],
    sharesLimitsOf: validateAccount,
  }),
  renameBeneficiary: defineRoute({
    method: 'PUT',
    path: '/api/beneficiaries/{id}',
    summary: 'Give a saved account a name of your own',
    access: 'customer',
    params: z.object({ id: beneficiaryId }),
    body: z.object({ nickname: nickname.nullable() }),
    answers: { 200: beneficiary },
    refusals: [commonRefusals.not_found],
  }),
  removeBeneficiary: defineRoute({
    method: 'DELETE',
    path: '/api/beneficiaries/{id}',
    summary: 'Forget a saved account',
    access: 'customer',
    params: z.object({ id: beneficiaryId }),
    answers: { 204: null },
    refusals: [commonRefusals.not_found],
  }),
};
