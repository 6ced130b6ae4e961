import { moneyText, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import type { PartnerEventName } from './partner-event-names.ts';

// What a customer's program is told with each event, for those who tell and for the contract that prints it.

const movement = z.object({
  id: z.string().meta({ description: 'Of the transaction: GET /api/transactions/{id} tells the rest' }),
  reference: z.string().meta({ description: 'As the answer to the payment and its history have it' }),
  wallet_id: z.string(),
  kind: z.string().meta({ description: 'What it was for, such as bank_transfer, intra_transfer or airtime' }),
  status: z.enum(['completed', 'failed']),
  amount: moneyText.meta({ description: 'What arrived or left, fees apart' }),
  fees: moneyText,
  currency: z.string(),
  other: z
    .object({ name: z.string(), account_number: z.string(), bank: z.string().nullable() })
    .nullable()
    .meta({ description: 'The other side; none where it is no person, or one who has left' }),
  remarks: z.string().nullable(),
  made_at: timeText,
});

const bulkLine = z.object({
  batch_id: z.string(),
  line: z.number().int().meta({ description: 'In the file, as an editor counts' }),
  status: z.enum(['completed', 'failed']),
  amount: moneyText,
  currency: z.string(),
  why: z.string().nullable().meta({ description: 'The code of why it was not paid' }),
  transaction_id: z.string().nullable(),
});

const bulkBatch = z.object({
  batch_id: z.string(),
  status: z.enum(['finished', 'stopped']),
  lines: z.number().int(),
  completed: z.number().int(),
  why: z.string().nullable().meta({ description: 'The code of what ended it before its end' }),
});

/** Each event a program may ask to be told of, with what it is told. */
export const partnerEvents = {
  'payment.made': movement,
  'payment.failed': movement,
  'payment.returned': movement,
  'money.received': movement,
  'refund.received': movement,
  'bulk.line_finished': bulkLine,
  'bulk.batch_finished': bulkBatch,
} as const satisfies Record<PartnerEventName, z.ZodType>;

/** Those that tell of one movement of money. */
export type MovementEventName = Exclude<PartnerEventName, `bulk.${string}`>;

/** Something that happened to a customer. The same name and subject is the same event, however often it is told. */
export type PartnerEvent = {
  [Name in PartnerEventName]: {
    readonly customer: bigint;
    readonly name: Name;
    readonly subject: string;
    readonly at: Date;
    readonly data: z.input<(typeof partnerEvents)[Name]>;
    /** The customer on the other side, whose name is let go of when they leave. */
    readonly other?: bigint | undefined;
  };
}[PartnerEventName];

/** The body of what is sent. */
export const partnerEventBody = (name: string, data: z.ZodType) =>
  z.object({
    id: z
      .string()
      .meta({ description: 'One for each event: a program that had it before answers 200 and does nothing' }),
    type: z.literal(name),
    version: z.literal(1),
    created_at: timeText,
    data,
  });
