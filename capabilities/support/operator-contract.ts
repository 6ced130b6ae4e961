import { customerId, ruled } from '@wura/identity/contract';
import { approvalRefusals, staffReason, type OperatorRole } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { defineRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, page, timeText } from '@wura/wire/shapes';
import { plainText } from '@wura/wire/plain-text';
import { z } from 'zod';
import * as rules from './rules.ts';

export const supportDeskRefusals = defineRefusals({
  conversation_went_on: {
    status: 409,
    message: 'Something was written here meanwhile. Read it first: what you wrote is still there.',
  },
});

const roles = ['support', 'compliance', 'finance'] as const satisfies readonly OperatorRole[];

const ticketId = z.string().regex(/^tkt_[0-9a-z]{26}$/);
const params = z.object({ id: ticketId });

const lastRead = z
  .string()
  .regex(/^msg_[0-9a-z]{26}$/)
  .meta({ description: 'The newest message that the operator has read; refused once there is a newer one' });

const ticket = z.object({
  id: z.string(),
  reference: z.string(),
  channel: z.enum(['contact', 'chat']),
  subject: z.string(),
  name: z.string().nullable().meta({ description: 'null: a visitor who has not said' }),
  email: z.string().nullable(),
  customer_id: z.string().nullable(),
  excerpt: z.string().meta({ description: 'The beginning of the last message' }),
  waiting_since: timeText.nullable().meta({ description: 'null: answered' }),
  created_at: timeText,
  updated_at: timeText,
});

const message = z.object({
  id: z.string(),
  from: z.enum(['person', 'operator']),
  operator: z.string().nullable(),
  text: z.string(),
  at: timeText,
});

/** What staff do with what people write. */
export const operatorRoutes = {
  listTickets: defineRoute({
    method: 'GET',
    path: '/api/operator/messages',
    summary:
      'List what people wrote: those who wait first, the longest waiting on top, then the answered, newest first',
    access: 'operator',
    roles,
    query: z.object({
      state: z.enum(['waiting', 'answered']).optional(),
      q: z
        .string()
        .max(100)
        .transform(plainText)
        .optional()
        .meta({ description: 'A reference, or a part of a name or an email address' }),
      customer: customerId.optional().meta({ description: 'What this customer wrote, and nobody else' }),
      limit: limitQuery,
      cursor: cursorQuery(ticketId),
    }),
    answers: { 200: page(ticket) },
  }),
  readTicket: defineRoute({
    method: 'GET',
    path: '/api/operator/messages/{id}',
    summary: 'Read one conversation, oldest message first',
    access: 'operator',
    roles,
    params,
    answers: { 200: ticket.extend({ messages: z.array(message) }) },
  }),
  reply: defineRoute({
    method: 'POST',
    path: '/api/operator/messages/{id}/reply',
    summary: 'Answer; it reaches the person in the chat, and by mail where an address is known',
    access: 'operator',
    roles,
    params,
    body: z.object({
      message: ruled(rules.contactMessageFault, { lengthMax: rules.contactLengthMax }).transform(plainText),
      last_read: lastRead.optional(),
    }),
    bodyBytesMax: rules.contactBytesMax,
    answers: { 201: message },
    refusals: [approvalRefusals.staff_own_account, supportDeskRefusals.conversation_went_on],
  }),
  close: defineRoute({
    method: 'POST',
    path: '/api/operator/messages/{id}/close',
    summary: 'Take off the list of those who wait what needs no answer; whoever wrote it hears nothing',
    access: 'operator',
    roles,
    params,
    body: z.object({ last_read: lastRead, reason: staffReason }),
    answers: { 200: ticket },
    refusals: [approvalRefusals.staff_own_account, supportDeskRefusals.conversation_went_on],
  }),
};
