import { hash, randomBytes } from 'node:crypto';
import type { Language } from '@wura/notices/server/kinds';
import type { Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { findChatOfCustomer, findThread, insertTicket, type TicketRow } from './queries.ts';
import { newReference } from './reference.ts';

/**
 * Who is talking: a customer by the session, a visitor by the token of a thread, or a visitor who has said nothing yet.
 */
export type Speaker = { customer: bigint } | { thread: string | undefined };

/** Nothing when nothing was said yet. A token that opens no thread is refused. */
export async function findConversation(db: Queries, speaker: Speaker): Promise<TicketRow | undefined> {
  if ('customer' in speaker) return findChatOfCustomer(db, speaker.customer);
  if (speaker.thread === undefined) return undefined;
  const found = await findThread(db, threadHash(speaker.thread));
  if (!found) throw refuse(commonRefusals.not_found);
  return found;
}

export interface Begun {
  ticket: TicketRow;
  /** The token of a visitor's thread; it exists nowhere else from now on. */
  thread: string | null;
}

export async function beginConversation(
  tx: Tx,
  speaker: Speaker,
  { language, at }: { language: Language; at: Date },
): Promise<Begun> {
  const customer = 'customer' in speaker ? speaker.customer : null;
  const thread = customer === null ? randomBytes(32).toString('base64url') : null;
  const ticket = await insertTicket(tx, {
    publicId: randomId('tkt'),
    reference: newReference(),
    channel: 'chat',
    customer,
    threadHash: thread === null ? null : threadHash(thread),
    name: null,
    email: null,
    subject: 'chat',
    language,
    at,
  });
  // Another window of the customer's was first: it is the same conversation.
  return { ticket: ticket ?? (await findChatOfCustomer(tx, customer!))!, thread };
}

export function threadHash(thread: string): Buffer {
  return hash('sha256', thread, 'buffer');
}
