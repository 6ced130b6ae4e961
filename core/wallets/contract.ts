import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { moneyText, timeText } from '@wura/wire/shapes';
import { feeLine } from '@wura/policy/contract';
import { z } from 'zod';
import { spendingCategories } from './categories.ts';
import { walletFaults, walletRefusals } from './refusals.ts';

export { walletRefusals } from './refusals.ts';

export const walletShape = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  balance: moneyText.meta({ description: 'What can be spent' }),
  in_pots: moneyText.optional().meta({ description: 'What its pots hold beside it; left out where it has none' }),
  /** How its owner keeps it; each left out where there is nothing to say. */
  place: z.int().optional().meta({ description: 'In an order of the customer’s own, from 0' }),
  favourite: z.literal(true).optional(),
  hidden: z.literal(true).optional(),
});

export const transactionStatus = z.enum(['completed', 'pending', 'failed']);
export const transactionType = z.enum(['send', 'receive']);

/** A movement as one of its customers sees it: the amount is always positive, `type` says which way it went. */
export const transactionShape = z.object({
  id: z.string(),
  wallet_id: z.string(),
  type: transactionType,
  amount: moneyText,
  currency: z.string(),
  recipient: z.string().optional(),
  sender: z.string().optional(),
  account_number: z.string().optional().meta({ description: 'The other side’s account' }),
  bank: z.string().optional().meta({ description: 'Where that account is, when it is not with us' }),
  remark: z.string().optional().meta({ description: 'What the sender wrote to the receiver' }),
  status: transactionStatus,
  refunded: z.boolean(),
  date: timeText,
  description: z.string(),
  description_code: z
    .string()
    .meta({ description: 'What the description says, for the client that says it in another language' }),
  description_facts: z.record(z.string(), z.unknown()),
  category: z.string(),
  reference: z.string(),
  fee: moneyText,
  balance_after: moneyText,
  spending_category: z.enum(spendingCategories).optional().meta({ description: 'What its customer sorts it under' }),
  counterparty_id: z
    .string()
    .optional()
    .meta({ description: 'The other side, by which a list is narrowed down to it' }),
  note: z.string().optional().meta({ description: 'What its customer wrote to themselves' }),
  again: z.record(z.string(), z.string()).optional().meta({
    description:
      'What a form is filled in with to make the same payment again, under its own names; where there is such a form',
  }),
});

export type Wallet = z.output<typeof walletShape>;
export type Transaction = z.output<typeof transactionShape>;

/** One step of what happened to a payment, in order. */
const timelineStep = z.object({
  event: z.enum(['created', 'sent', 'accepted', 'completed', 'refunded']),
  at: timeText,
});
export type TimelineEvent = z.output<typeof timelineStep>['event'];

const exchangeSide = z.object({ amount: moneyText, currency: z.string() });

/** Two sums that one movement turned into each other. */
export const exchangeShape = z.object({
  from: exchangeSide,
  to: exchangeSide,
  rate: z.string().meta({ description: 'Units of the second currency for one of the first, as exact as text is' }),
  mid_rate: z.string(),
  source: z.string(),
  as_of: timeText,
  simulated: z.boolean(),
});

const transactionDetail = transactionShape.extend({
  fees: z.array(feeLine),
  total: moneyText,
  counterparty: z
    .object({ name: z.string(), account_number: z.string().nullable(), bank: z.string().nullable() })
    .nullable(),
  timeline: z.array(timelineStep),
  expected_by: timeText.nullable(),
  session_id: z.string().nullable().meta({ description: 'What the receiver’s bank looks the payment up by' }),
  /** How far what was bought has come, where it is brought to the customer; both days included. */
  delivery: z
    .object({
      order_id: z.string(),
      status: z.string(),
      from: z.string().meta({ format: 'date' }),
      to: z.string().meta({ format: 'date' }),
      steps: z.array(z.object({ status: z.string(), at: timeText, note: z.string().nullable() })),
    })
    .nullable(),
  case_number: z.string().nullable().meta({ description: 'What a person is looking into about it' }),
  exchange: exchangeShape.nullable().meta({ description: 'What it became in another currency, or came from' }),
  receipt: z.object({
    amount: moneyText,
    currency: z.string(),
    accountName: z.string(),
    bankName: z.string(),
    reference: z.string(),
    status: z.string(),
    timestamp: timeText,
    fee: moneyText,
  }),
});

/** The calls about wallets and what moved in them that screens of several features make. A feature serves them. */
export const routes = {
  listWallets: defineRoute({
    method: 'GET',
    path: '/api/wallets',
    summary: 'Your wallets, naira first, then dollars, then by code',
    access: 'customer',
    keyScopes: ['read'],
    answers: { 200: z.array(walletShape) },
  }),
  openWallet: defineRoute({
    method: 'POST',
    path: '/api/wallets',
    summary: 'Open a wallet in another currency',
    access: 'customer',
    body: z.object({ currency: z.string({ error: walletRefusals.unsupported_currency.code }) }),
    answers: { 201: walletShape },
    refusals: [walletRefusals.wallet_exists, walletRefusals.unsupported_currency],
  }),
  keepWallet: defineRoute({
    method: 'PUT',
    path: '/api/wallets/{id}',
    summary: 'Put a wallet before the others, or out of sight; what is left out stays as it is',
    access: 'customer',
    params: z.object({ id: z.string().max(64) }),
    body: z.object({ favourite: z.boolean().optional(), hidden: z.boolean().optional() }),
    answers: { 200: walletShape },
    refusals: [commonRefusals.not_found],
  }),
  orderWallets: defineRoute({
    method: 'PUT',
    path: '/api/wallets',
    summary: 'An order of your own for your wallets; those not named come last',
    access: 'customer',
    body: z.object({
      order: z
        .array(z.string().max(64), { error: walletFaults.wallet_order_invalid })
        .max(100, { error: walletFaults.wallet_order_invalid })
        .refine(ids => new Set(ids).size === ids.length, { error: walletFaults.wallet_order_invalid }),
    }),
    answers: { 200: z.array(walletShape) },
    refusals: [commonRefusals.not_found],
  }),
  closeWallet: defineRoute({
    method: 'DELETE',
    path: '/api/wallets/{id}',
    summary: 'Close an empty wallet. Its history stays; adding the currency, or money that comes, opens it again',
    access: 'customer',
    params: z.object({ id: z.string().max(64) }),
    answers: { 204: z.null() },
    refusals: [
      commonRefusals.not_found,
      walletRefusals.wallet_has_pots,
      walletRefusals.wallet_not_empty,
      walletRefusals.wallet_under_way,
      walletRefusals.wallet_stays,
    ],
  }),
  showTransaction: defineRoute({
    method: 'GET',
    path: '/api/transactions/{id}',
    summary: 'One movement whole: fees, total, the other side, and what happened when',
    access: 'customer',
    keyScopes: ['read'],
    params: z.object({ id: z.string().max(64) }),
    answers: { 200: transactionDetail },
  }),
  findByKey: defineRoute({
    method: 'GET',
    path: '/api/transactions/by-key/{key}',
    summary: 'What became of what was asked with this Idempotency-Key: the payment, or the money that it brought',
    access: 'customer',
    // Who sends asks here what became of it.
    keyScopes: ['read', 'send_wura', 'send_banks'],
    params: z.object({
      key: z.string().max(128).meta({ description: 'The Idempotency-Key that the payment was sent with' }),
    }),
    answers: {
      200: transactionDetail,
      202: z
        .object({ status: z.literal('pending'), message: z.string() })
        .meta({ description: 'Money was asked back and is on its way: it has not reached your wallet' }),
    },
  }),
};

export type TransactionDetail = z.output<typeof transactionDetail>;
