import { exchangeShape, transactionStatus, transactionType } from '@wura/wallets/contract';
import { defineRoute } from '@wura/wire';
import { fileOf, moneyText, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { receiptRefusals } from './refusals.ts';

export { receiptRefusals } from './refusals.ts';

const party = z
  .object({ name: z.string(), account_number: z.string().nullable(), bank: z.string().nullable() })
  .nullable()
  .meta({ description: 'null: nobody by name, such as a card' });

export const receiptShape = z.object({
  id: z.string(),
  code: z.string().meta({ description: 'Names the movement to whoever is shown the receipt' }),
  verify_url: z.string(),
  type: transactionType,
  status: transactionStatus,
  refunded: z.boolean(),
  description: z.string(),
  category: z.string(),
  amount: moneyText,
  currency: z.string(),
  fees: z.array(z.object({ name: z.string(), amount: moneyText })),
  total: moneyText,
  sender: party,
  receiver: party,
  remark: z.string().nullable(),
  reference: z.string(),
  session_id: z.string().nullable(),
  exchange: exchangeShape.nullable().meta({ description: 'What it became in another currency, or came from' }),
  date: timeText,
  ended_at: timeText.nullable(),
  sandbox: z.boolean().meta({ description: 'Made where no real money moves' }),
});
export type Receipt = z.output<typeof receiptShape>;

const verifiedShape = receiptShape
  .pick({ status: true, refunded: true, category: true, amount: true, currency: true, reference: true, date: true })
  .extend({
    sender: z.string().nullable().meta({ description: 'Masked: "A••••• N•••••"' }),
    sender_bank: z.string().nullable(),
    receiver: z.string().nullable(),
    receiver_bank: z.string().nullable(),
    ended_at: timeText.nullable(),
    checked_at: timeText,
    sandbox: z.boolean(),
  });
export type Verified = z.output<typeof verifiedShape>;

export const trackSteps = ['held', 'sent', 'at_bank', 'arrived', 'returned'] as const;

const trackedShape = verifiedShape.extend({
  steps: z
    .array(z.object({ step: z.enum(trackSteps), at: timeText.nullable() }))
    .meta({ description: 'In order; without a time: not there yet' }),
  expected_by: timeText.nullable(),
  session_id: z.string().nullable().meta({ description: 'What the receiver’s bank looks the payment up by' }),
});
export type Tracked = z.output<typeof trackedShape>;

export const formats = ['json', 'pdf', 'png'] as const;
export type Format = (typeof formats)[number];

const file = fileOf('application/pdf', 'image/png');

export const routes = {
  showReceipt: defineRoute({
    method: 'GET',
    path: '/api/transactions/{id}/receipt',
    summary: 'The receipt of one movement of your own: as JSON, as a PDF or as a picture',
    access: 'customer',
    params: z.object({ id: z.string().max(64) }),
    query: z.object({ format: z.enum(formats).default('json') }),
    answers: { 200: z.union([receiptShape, file]) },
    // Each is drawn anew, and drawing takes a processor for a while.
    limits: [{ max: 30, windowSeconds: 60 }],
  }),
  verify: defineRoute({
    method: 'GET',
    path: '/api/receipts/{code}',
    summary: 'How the movement of a receipt stands now, for whoever was shown one; names are masked',
    access: 'public',
    params: z.object({ code: z.string().max(200).meta({ description: 'What stands on the receipt' }) }),
    answers: { 200: verifiedShape },
    refusals: [receiptRefusals.no_such_receipt],
    limits: [{ max: 30, windowSeconds: 60 }],
  }),
  track: defineRoute({
    method: 'GET',
    path: '/api/track/{code}',
    summary: 'Where the money of a receipt is, step by step, for its sender, its receiver and whoever they show it to',
    access: 'public',
    params: z.object({ code: z.string().max(200).meta({ description: 'What stands on the receipt' }) }),
    answers: { 200: trackedShape },
    refusals: [receiptRefusals.no_such_receipt],
    // The page of one payment asks every few seconds, and both sides may look at it behind one address.
    limits: [{ max: 120, windowSeconds: 60 }],
  }),
};
