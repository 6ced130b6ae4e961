import {
  transactionShape,
  transactionStatus,
  transactionType,
  walletRefusals,
  walletShape,
} from '@wura/wallets/contract';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';

const calendarDay = z.iso.date({ error: 'Please give a day, such as 2026-11-22.' });

/** One step of what happened to a payment, in order. */
const timelineStep = z.object({ event: z.string(), at: timeText });

const transactionDetail = transactionShape.extend({
  fees: z.array(z.object({ name: z.string(), amount: moneyText })),
  total: moneyText,
  counterparty: z
    .object({ name: z.string(), account_number: z.string().nullable(), bank: z.string().nullable() })
    .nullable(),
  timeline: z.array(timelineStep),
  expected_by: timeText.nullable(),
  /** What the receiver's bank looks the payment up by. */
  session_id: z.string().nullable(),
  /** What a person is looking into about it. */
  case_number: z.string().nullable(),
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

export const routes = {
  listWallets: defineRoute({
    method: 'GET',
    path: '/api/wallets',
    summary: 'Your wallets, naira first, then dollars, then by code',
    access: 'customer',
    answers: { 200: z.array(walletShape) },
  }),
  openWallet: defineRoute({
    method: 'POST',
    path: '/api/wallets',
    summary: 'Open a wallet in another currency',
    access: 'customer',
    body: z.object({ currency: z.string({ error: walletRefusals.unsupported_currency.message }) }),
    answers: { 201: walletShape },
    refusals: [walletRefusals.wallet_exists, walletRefusals.unsupported_currency],
  }),
  listTransactions: defineRoute({
    method: 'GET',
    path: '/api/transactions',
    summary: 'What moved, newest first, of one wallet or of all',
    access: 'customer',
    query: z.object({
      wallet_id: z.string().max(64).optional(),
      type: transactionType.optional(),
      status: transactionStatus.optional(),
      q: z.string().max(100).optional(),
      /** Days of Lagos, both included. */
      from: calendarDay.optional(),
      to: calendarDay.optional(),
      sort: z.enum(['date', 'amount']).optional(),
      order: z.enum(['asc', 'desc']).optional(),
      limit: limitQuery,
      cursor: z.string().max(2000).optional(),
    }),
    answers: { 200: page(transactionShape) },
    refusals: [commonRefusals.not_found],
  }),
  showTransaction: defineRoute({
    method: 'GET',
    path: '/api/transactions/{id}',
    summary: 'One movement whole: fees, total, the other side, and what happened when',
    access: 'customer',
    params: z.object({ id: z.string().max(64) }),
    answers: { 200: transactionDetail },
  }),
  findByKey: defineRoute({
    method: 'GET',
    path: '/api/transactions/by-key/{key}',
    summary: 'What became of the payment sent with this Idempotency-Key',
    access: 'customer',
    params: z.object({ key: z.string().max(128) }),
    answers: { 200: transactionDetail },
  }),
  showSummary: defineRoute({
    method: 'GET',
    path: '/api/transactions/summary/{walletId}',
    summary: 'All that ever came in and went out of one wallet',
    access: 'customer',
    params: z.object({ walletId: z.string().max(64) }),
    answers: {
      200: z.object({
        currency: z.string(),
        total_credit: moneyText,
        total_debit: moneyText,
        transaction_count: z.number().int(),
      }),
    },
  }),
  showDays: defineRoute({
    method: 'GET',
    path: '/api/transactions/days/{walletId}',
    summary: 'Money in and out of one wallet on each of the last 30 days, oldest first, days of Lagos',
    access: 'customer',
    params: z.object({ walletId: z.string().max(64) }),
    answers: {
      200: z.object({
        currency: z.string(),
        days: z.array(z.object({ date: z.string(), credit: moneyText, debit: moneyText, count: z.number().int() })),
      }),
    },
  }),
};
