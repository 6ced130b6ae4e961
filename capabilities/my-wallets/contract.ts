import { amountBound } from '@wura/wallets/amount-bound';
import { labelFaults, noteFault } from '@wura/wallets/categories';
import { categoryInput } from '@wura/wallets/category-input';
import { routes as shared, transactionShape, transactionStatus, transactionType } from '@wura/wallets/contract';
import { walletRefusals } from '@wura/wallets/refusals';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyText, page } from '@wura/wire/shapes';
import { z } from 'zod';

/** A sum in major units, of whichever currency the wallet has. */
const calendarDay = z.iso.date({ error: 'Please give a day, such as 2026-11-22.' });

export const routes = {
  listWallets: shared.listWallets,
  openWallet: shared.openWallet,
  keepWallet: shared.keepWallet,
  orderWallets: shared.orderWallets,
  closeWallet: shared.closeWallet,
  listTransactions: defineRoute({
    method: 'GET',
    path: '/api/transactions',
    summary: 'What moved, newest first, of one wallet or of all',
    access: 'customer',
    keyScopes: ['read'],
    query: z.object({
      wallet_id: z.string().max(64).optional(),
      type: transactionType.optional(),
      status: transactionStatus.optional(),
      q: z.string().max(100).optional().meta({ description: 'Words of what a row of the history says' }),
      from: calendarDay.optional().meta({ description: 'The first day, in Lagos' }),
      to: calendarDay.optional().meta({ description: 'The last day, in Lagos' }),
      min: amountBound.meta({ description: 'The least amount, in major units' }),
      max: amountBound.meta({ description: 'The largest amount, in major units' }),
      category: z
        .string()
        .max(32)
        .optional()
        .meta({ description: 'What it is sorted under, or what kind of movement it is' }),
      counterparty: z
        .string()
        .max(64)
        .optional()
        .meta({ description: 'The other side, as `counterparty_id` names it' }),
      sort: z.enum(['date', 'amount']).optional(),
      order: z.enum(['asc', 'desc']).optional(),
      limit: limitQuery,
      cursor: cursorQuery(z.string().max(2000)),
    }),
    answers: { 200: page(transactionShape) },
    refusals: [commonRefusals.not_found, walletRefusals.history_being_sorted],
  }),
  showTransaction: shared.showTransaction,
  findByKey: shared.findByKey,
  labelTransaction: defineRoute({
    method: 'PUT',
    path: '/api/transactions/{id}/label',
    summary: 'Sort a movement under a category and write a note to it, for yourself; what is left out stays as it is',
    access: 'customer',
    params: z.object({ id: z.string().max(64) }),
    body: z.strictObject({
      category: categoryInput.nullable().optional().meta({ description: 'null: what is usual for it' }),
      for_all: z
        .boolean()
        .optional()
        .meta({ description: 'All movements with the same other side, those to come included' }),
      note: z
        .string({ error: labelFaults.note_unusable })
        .superRefine((value, context) => {
          const message = noteFault(value);
          if (message) context.addIssue({ code: 'custom', message });
        })
        .nullable()
        .optional(),
    }),
    answers: { 200: transactionShape },
    refusals: [commonRefusals.unknown_field, commonRefusals.not_found, walletRefusals.history_being_sorted],
    limits: [{ max: 120, windowSeconds: 60 }],
  }),
  showSummary: defineRoute({
    method: 'GET',
    path: '/api/transactions/summary/{walletId}',
    summary: 'All that ever came in and went out of one wallet',
    access: 'customer',
    keyScopes: ['read'],
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
    keyScopes: ['read'],
    params: z.object({ walletId: z.string().max(64) }),
    answers: {
      200: z.object({
        currency: z.string(),
        days: z.array(z.object({ date: z.string(), credit: moneyText, debit: moneyText, count: z.number().int() })),
      }),
    },
  }),
};
