import { mailTo, notify } from '@wura/notices/server';
import type { Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { insertMessage, lockNewestMessage, type MessageRow, type TicketRow } from './queries.ts';
import { requireNewestRead } from './require-all-read.ts';
import { answered, supportAnswered } from './words.ts';

export interface Reply {
  ticket: TicketRow;
  operator: { number: bigint; name: string };
  text: string;
  /** None: the caller does not say what was read. */
  lastRead: string | undefined;
  at: Date;
}

/**
 * Answers where the person is: in the chat, in the wallet, and by mail where there is an address. The same words once more, of the
 * same operator who has not read them there, are a call whose answer was lost: they are shown what stands, and nothing is sent.
 */
export async function reply(tx: Tx, { ticket, operator, text, lastRead, at }: Reply): Promise<MessageRow> {
  const newest = await lockNewestMessage(tx, ticket.id);
  if (newest?.operator === operator.number && newest.text === text && newest.public_id !== lastRead) {
    return { public_id: newest.public_id, operator: operator.name, text, created_at: newest.created_at };
  }
  if (lastRead !== undefined) requireNewestRead(newest, lastRead);
  const publicId = randomId('msg');
  await insertMessage(tx, { publicId, ticket: ticket.id, operator: operator.number, text, at });
  const { channel, customer, email, language, reference } = ticket;
  // The form promises an answer by mail, a customer's too: the chat in the wallet knows nothing of it.
  if (channel === 'chat' && customer !== null) {
    await notify(tx, { customer, what: supportAnswered, facts: { reference, text }, at });
  } else if (email !== null) {
    const words = answered[language]({ reference, text });
    const greeting = ticket.name === null ? {} : { name: ticket.name };
    await mailTo(tx, { to: email, ...greeting, language, subject: words.title, text: words.text, at });
  }
  return { public_id: publicId, operator: operator.name, text, created_at: at };
}
