import { pin, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { policyRefusals } from '@wura/policy/contract';
import { walletRefusals } from '@wura/wallets/contract';
import { defineRoute, hourSeconds } from '@wura/wire';
import { plainLine } from '@wura/wire/plain-line';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyInput, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { bulkRefusals, fileFaults } from './refusals.ts';

export const batchStates = ['checking', 'checked', 'paying', 'finished', 'stopped'] as const;
export const lineStates = ['unchecked', 'wrong', 'ready', 'pending', 'completed', 'failed', 'stopped'] as const;
const problems = ['insufficient_funds', 'limit_exceeded', 'key_limit', 'transfers_off'] as const;

const batch = z.object({
  id: z.string(),
  name: z.string(),
  wallet_id: z.string(),
  currency: z.string(),
  status: z.enum(batchStates),
  lines: z.number().int(),
  counts: z.record(z.enum(lineStates), z.number().int()).meta({ description: 'How many lines stand how' }),
  amount: moneyText.meta({ description: 'Of all lines that nothing is wrong with' }),
  fees: moneyText,
  total: moneyText.meta({ description: 'What leaves the wallet; it is confirmed with exactly this' }),
  paid: moneyText.meta({ description: 'Of the lines that are completed or under way, fees left out' }),
  problems: z.array(z.enum(problems)).meta({ description: 'Why all of it could not be paid at this moment' }),
  why: z.string().nullable().meta({ description: 'The code of what ended it before its end' }),
  created_at: timeText,
  approved_at: timeText.nullable(),
  ended_at: timeText.nullable(),
});
export type Batch = z.output<typeof batch>;

const line = z.object({
  line: z.number().int().meta({ description: 'In the file, as an editor counts' }),
  to: z.string(),
  bank: z.string(),
  name: z.string().meta({
    description: 'Empty in a line that is wrong, and until the wallet holds the total of the file, fees included',
  }),
  amount: z.string(),
  fee: moneyText,
  note: z.string(),
  status: z.enum(lineStates),
  why: z.string().nullable().meta({ description: 'The code of what is wrong, or of why it was not paid' }),
  transaction_id: z.string().nullable().meta({ description: 'Its receipt is that of the transaction' }),
  paid_at: timeText.nullable(),
});
export type BatchLine = z.output<typeof line>;

const params = z.object({ id: z.string().max(64) });
const one = { access: 'customer', keyScopes: ['bulk'], params } as const;

export const routes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/bulk-payments',
    summary: 'Your files of payments, newest first',
    access: 'customer',
    keyScopes: ['bulk'],
    query: z.object({ limit: limitQuery, cursor: cursorQuery(z.string().regex(/^blk_[0-9a-z]{26}$/)) }),
    answers: { 200: page(batch) },
  }),
  check: defineRoute({
    method: 'POST',
    path: '/api/bulk-payments',
    summary: 'Check a file of payments: who is paid, what is wrong in which line, what it costs. Nothing is paid',
    access: 'customer',
    keyScopes: ['bulk'],
    makesOnce: true,
    body: z.strictObject({
      wallet_id: z.string({ error: commonRefusals.not_found.code }).max(64),
      name: z.string().max(100).transform(plainLine).optional(),
      csv: z
        .string({ error: fileFaults.file_missing })
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: fileFaults.file_missing })
        .meta({
          description:
            'The file in base64, UTF-8: lines under a first one that names the columns to (account number or @username), bank (its code; empty: Wura), amount, note',
        }),
    }),
    bodyBytesMax: 4_000_000,
    answers: { 201: batch },
    refusals: [
      commonRefusals.unknown_field,
      commonRefusals.not_found,
      walletRefusals.wrong_currency,
      bulkRefusals.file_unreadable,
      bulkRefusals.bulk_too_many_names,
      bulkRefusals.bulk_full,
      ledgerRefusals.idempotency_mismatch,
      policyRefusals.identity_required,
      policyRefusals.age_restricted,
      policyRefusals.paused_by_guardian,
      policyRefusals.contact_unconfirmed,
      policyRefusals.transfers_off,
      spendRefusals[0],
    ],
    // Each line asks for a name: of customers who are not verified it is counted as if they had looked it up by itself.
    limits: [{ max: 20, windowSeconds: hourSeconds }],
  }),
  show: defineRoute({
    method: 'GET',
    path: '/api/bulk-payments/{id}',
    summary: 'How a file of payments stands',
    ...one,
    answers: { 200: batch },
  }),
  lines: defineRoute({
    method: 'GET',
    path: '/api/bulk-payments/{id}/lines',
    summary: 'Its lines, in the order of the file',
    ...one,
    query: z.object({
      status: z.enum(lineStates).optional(),
      limit: limitQuery,
      cursor: cursorQuery(z.string().regex(/^\d{1,9}$/)),
    }),
    answers: { 200: page(line) },
  }),
  approve: defineRoute({
    method: 'POST',
    path: '/api/bulk-payments/{id}/approve',
    summary: 'Have all of it paid, at the total that was shown; the PIN is given once, for all lines',
    ...one,
    body: z.strictObject({
      total: moneyInput('NGN', () => undefined),
      pin: pin.optional(),
    }),
    answers: { 200: batch },
    refusals: [
      commonRefusals.unknown_field,
      bulkRefusals.bulk_not_ready,
      bulkRefusals.bulk_has_faults,
      bulkRefusals.bulk_total_changed,
      ledgerRefusals.insufficient_funds,
      policyRefusals.limit_exceeded,
      policyRefusals.identity_required,
      policyRefusals.age_restricted,
      policyRefusals.paused_by_guardian,
      policyRefusals.contact_unconfirmed,
      policyRefusals.transfers_off,
      policyRefusals.payment_guarded,
      ...spendRefusals,
    ],
  }),
  stop: defineRoute({
    method: 'POST',
    path: '/api/bulk-payments/{id}/stop',
    summary: 'Leave out what is not paid yet',
    ...one,
    answers: { 200: batch },
    refusals: [bulkRefusals.bulk_ended],
  }),
};
