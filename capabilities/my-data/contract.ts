import { proof, proofRefusals } from '@wura/identity/contract';
import { daySeconds, defineRoute } from '@wura/wire';
import { messageBody, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { myDataRefusals } from './refusals.ts';

const obstacles = ['money', 'payments', 'deposits', 'disputes', 'orders', 'cards', 'cases', 'frozen'] as const;

const mine = z.object({
  agreements: z.array(z.object({ version: z.string(), agreed_at: timeText })),
  looks: z
    .array(z.object({ at: timeText, what: z.string(), role: z.string().nullable(), times: z.number().int() }))
    .meta({ description: 'Which staff looked at or changed the record, newest first, at most a hundred' }),
  held_back: z
    .array(z.enum(obstacles))
    .meta({ description: 'What has to be settled before the account can be erased' }),
  days_to_think: z.number().int(),
  years_kept: z
    .number()
    .int()
    .meta({ description: 'How long the law wants identity and payments kept, apart and sealed' }),
  erasure: z.object({ asked_at: timeText, erase_at: timeText }).nullable(),
});
export type Mine = z.output<typeof mine>;

/** Written while it is read, or as a whole. */
type File = AsyncIterable<unknown> | Uint8Array;

const file = z
  .custom<File>(
    value =>
      value instanceof Uint8Array || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
  )
  .meta({ mediaTypes: ['application/json', 'application/pdf'] });

export const routes = {
  readMyData: defineRoute({
    method: 'GET',
    path: '/api/my-data',
    summary: 'What was agreed to, which staff looked at the record, and what stands in the way of erasing it',
    access: 'customer',
    answers: { 200: mine },
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  exportMyData: defineRoute({
    method: 'POST',
    path: '/api/my-data/export',
    summary: 'All that is held about the customer, as JSON, or a summary as PDF; with the password',
    access: 'customer',
    body: z.object({ ...proof, format: z.enum(['json', 'pdf']).optional() }),
    answers: { 200: file },
    refusals: [...proofRefusals, myDataRefusals.export_busy],
    limits: [
      { max: 10, windowSeconds: 600 },
      { max: 30, windowSeconds: daySeconds },
    ],
  }),
  eraseMyData: defineRoute({
    method: 'POST',
    path: '/api/my-data/erase',
    summary: 'Erase the account and what is held about the customer; with the password',
    access: 'customer',
    body: z.object(proof),
    answers: { 202: messageBody.extend({ erase_at: timeText }) },
    refusals: [...proofRefusals, myDataRefusals.erasure_held_back, myDataRefusals.erasure_asked],
    limits: [
      { max: 10, windowSeconds: 600 },
      { max: 30, windowSeconds: daySeconds },
    ],
  }),
  keepMyData: defineRoute({
    method: 'POST',
    path: '/api/my-data/keep',
    summary: 'Take the wish to be erased back, before its day',
    access: 'customer',
    answers: { 200: messageBody },
    refusals: [myDataRefusals.no_erasure],
    limits: [{ max: 20, windowSeconds: 600 }],
  }),
};
