import { exchangeShape, transactionStatus } from '@wura/wallets/contract';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { fileOf, moneyText, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { receiptRefusals } from './refusals.ts';

/** A statement's code counts its days from 1970 on, and no customer of ours was there before. */
export const statementDay = (error: string) => z.iso.date({ error }).refine(given => given >= '1970-01-01', { error });

const day = statementDay('Please give a day, such as 2026-11-22.');

const rowShape = z.object({
  id: z.string().nullable().meta({ description: 'null: money that came back, which is no movement of its own' }),
  date: timeText,
  description: z.string(),
  party: z.string().nullable(),
  bank: z.string().nullable(),
  account_number: z.string().nullable(),
  reference: z.string(),
  status: transactionStatus,
  money_in: moneyText,
  money_out: moneyText.meta({ description: 'Without fee, VAT and duty' }),
  fee: moneyText,
  vat: moneyText,
  duty: moneyText,
  exchange: exchangeShape.nullable(),
  remark: z.string().nullable(),
  balance: moneyText.meta({ description: 'After it' }),
});
export type StatementRow = z.output<typeof rowShape>;

const totals = {
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  opening_balance: moneyText,
  money_in: moneyText,
  money_out: moneyText,
  fees: moneyText.meta({ description: 'Fees, VAT and duty together' }),
  closing_balance: moneyText,
  count: z.number().int(),
  sandbox: z.boolean(),
};

export const statementShape = z.object({
  ...totals,
  name: z.string(),
  account_number: z.string(),
  made_at: timeText,
  code: z.string().meta({ description: 'Names the statement to a person who is shown it' }),
  verify_url: z.string(),
  rows: z.array(rowShape),
});
export type Statement = z.output<typeof statementShape>;

const verifiedShape = z.object({
  ...totals,
  name: z.string().meta({ description: 'Masked: "A••••• N•••••"' }),
  checked_at: timeText,
});
export type VerifiedStatement = z.output<typeof verifiedShape>;

export const statementFiles = ['csv', 'pdf'] as const;
export type StatementFile = (typeof statementFiles)[number];
export const statementFormats = ['json', ...statementFiles] as const;
export type StatementFormat = (typeof statementFormats)[number];

/**
 * More would be no paper that a person reads: a shorter period, or the table instead of the document. The table has room for
 * a day of whole files of payments, because no period is shorter than a day.
 */
export const rowsMax: Readonly<Record<StatementFormat, number>> = { json: 5_000, csv: 25_000, pdf: 1_000 };

export const statementFile = fileOf('application/pdf', 'text/csv');

export const statementRoutes = {
  showStatement: defineRoute({
    method: 'GET',
    path: '/api/statements',
    summary:
      'All that moved in one wallet between two days of Lagos, both included, with its balances before and after',
    access: 'customer',
    query: z.object({
      wallet_id: z.string().max(64).meta({ description: 'The wallet that it is of' }),
      from: day.meta({ description: 'The first day, in Lagos' }),
      to: day.meta({ description: 'The last day, in Lagos' }),
      format: z.enum(statementFormats).default('json'),
    }),
    answers: { 200: z.union([statementShape, statementFile]) },
    refusals: [commonRefusals.not_found, receiptRefusals.statement_too_long],
    limits: [{ max: 20, windowSeconds: 60 }],
  }),
  verifyStatement: defineRoute({
    method: 'GET',
    path: '/api/statements/{code}',
    summary: 'What a statement says, for a person who was shown one; the name is masked',
    access: 'public',
    params: z.object({ code: z.string().max(200).meta({ description: 'What stands on the statement' }) }),
    answers: { 200: verifiedShape },
    refusals: [receiptRefusals.no_such_statement],
    limits: [{ max: 30, windowSeconds: 60 }],
  }),
};
