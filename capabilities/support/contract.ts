import { ruled } from '@wura/identity/contract';
import { emailFault } from '@wura/identity/rules';
import { ledgerRefusals } from '@wura/ledger/contract';
import { daySeconds, defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, page, timeText } from '@wura/wire/shapes';
import { plainText } from '@wura/wire/plain-text';
import { z } from 'zod';
import * as rules from './rules.ts';

const email = ruled(emailFault).transform(address => address.trim());

const contact = z.strictObject({
  name: ruled(rules.contactNameFault).transform(rules.contactName),
  email,
  subject: ruled(rules.subjectFault).transform(subject => subject as rules.Subject),
  message: ruled(rules.contactMessageFault, { lengthMax: rules.contactLengthMax }).transform(plainText),
});
export type Contact = z.output<typeof contact>;

/** Its holder may read and continue a visitor's thread: 256 bits that only that visitor's browser was given. */
const thread = z.string().regex(/^[\w-]{43}$/);

const messageId = z.string().regex(/^msg_[0-9a-z]{26}$/);

const message = z.object({
  id: z.string(),
  from: z.enum(['you', 'support']),
  by: z.string().nullable().meta({ description: 'The first name of whoever answered' }),
  text: z.string(),
  at: timeText,
});
export type Message = z.output<typeof message>;

const hours = z
  .object({ isNow: z.boolean(), changesAt: timeText })
  .meta({ description: 'Whether a person answers now, and until or from when' });

export const routes = {
  sendContact: defineRoute({
    method: 'POST',
    path: '/api/contact',
    summary: 'Write to support; a mail confirms the number. Whoever is signed in is known to who answers',
    access: 'anyone',
    makesOnce: true,
    body: contact,
    bodyBytesMax: rules.contactBytesMax,
    answers: { 201: z.object({ message: z.string(), reference: z.string(), answer_by: timeText }) },
    refusals: [ledgerRefusals.idempotency_mismatch],
    limits: [
      { max: 5, windowSeconds: 600 },
      { max: 20, windowSeconds: daySeconds },
    ],
  }),
  readMessages: defineRoute({
    method: 'GET',
    path: '/api/support/messages',
    summary: 'Read the conversation with support, newest first: a customer’s own, or that of a visitor’s thread',
    access: 'anyone',
    query: z.object({ limit: limitQuery, cursor: cursorQuery(messageId) }),
    // Not in the address, where every proxy on the way and the browser's history would keep it.
    ownHeaders: z.object({
      'x-support-thread': thread
        .optional()
        .meta({ description: 'The `thread` that a visitor’s first message was answered with' }),
    }),
    answers: { 200: page(message).extend({ reference: z.string().nullable(), hours }) },
    refusals: [commonRefusals.not_found],
  }),
  writeMessage: defineRoute({
    method: 'POST',
    path: '/api/support/messages',
    summary: 'Say something to support. A visitor’s first message begins a thread',
    access: 'anyone',
    makesOnce: true,
    body: z.strictObject({
      message: ruled(rules.chatMessageFault, { lengthMax: rules.chatLengthMax }).transform(plainText),
      thread: thread.optional(),
    }),
    bodyBytesMax: rules.chatBytesMax,
    answers: {
      201: message.extend({
        reference: z.string(),
        thread: z.string().nullable().meta({ description: 'A visitor’s; keep it. null for a customer' }),
      }),
    },
    refusals: [commonRefusals.not_found, ledgerRefusals.idempotency_mismatch],
    limits: [
      { max: 20, windowSeconds: 60 },
      { max: 300, windowSeconds: daySeconds },
    ],
  }),
  leaveEmail: defineRoute({
    method: 'PUT',
    path: '/api/support/email',
    summary: 'Say where a visitor’s answer may be sent as well',
    access: 'public',
    body: z.object({ thread, email }),
    answers: { 204: null },
    refusals: [commonRefusals.not_found],
    limits: [{ max: 10, windowSeconds: 600 }],
  }),
};
