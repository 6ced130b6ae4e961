import { readPage } from '@wura/database/page';
import type { CustomerRouter, SignedIn } from '@wura/identity/server';
import { transaction } from '@wura/database';
import { languageOf } from '@wura/http/language';
import { randomId } from '@wura/platform/identifiers';
import { languages } from '@wura/wire/languages';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes, type Message } from '../contract.ts';
import { beginConversation, findConversation, threadHash, type Speaker } from './conversation.ts';
import { answerDue, answeringAt } from './hours.ts';
import type { SupportNeeds } from './needs.ts';
import { insertMessage, selectMessages, updateEmail, type MessageRow } from './queries.ts';
import { sendContact } from './send-contact.ts';

export function support(router: CustomerRouter, needs: SupportNeeds): void {
  const { hours, identity } = needs;
  const { pool, now } = identity;

  router.serve(routes.sendContact, async call => {
    const { reference } = await sendContact(needs, call.body, {
      customer: call.caller?.number ?? null,
      language: languageOf(call, languages),
    });
    const message = `We have your message. Your number is ${reference}.`;
    return { status: 201, body: { message, reference, answer_by: answerDue(now(), hours).toISOString() } };
  });

  router.serve(routes.readMessages, async ({ caller, query: { limit = 50, cursor = null }, ownHeaders }) => {
    const ticket = await findConversation(pool, speaker(caller, ownHeaders['x-support-thread']));
    const { rows, nextCursor } = await readPage(
      limit,
      async max => (ticket ? selectMessages(pool, { ticket: ticket.id, limit: max, after: cursor }) : []),
      message => message.public_id,
    );
    const { isNow, changesAt } = answeringAt(now(), hours);
    return {
      status: 200,
      body: {
        data: rows.map(asWire),
        nextCursor,
        reference: ticket?.reference ?? null,
        hours: { isNow, changesAt: changesAt.toISOString() },
      },
    };
  });

  router.serve(routes.writeMessage, async call => {
    const at = new Date(now());
    const who = speaker(call.caller, call.body.thread);
    const said = { publicId: randomId('msg'), operator: null, text: call.body.message, at };
    const { ticket, thread } = await transaction(pool, async tx => {
      const known = await findConversation(tx, who);
      const conversation = known
        ? { ticket: known, thread: call.caller ? null : (call.body.thread ?? null) }
        : await beginConversation(tx, who, { language: languageOf(call, languages), at });
      await insertMessage(tx, { ...said, ticket: conversation.ticket.id });
      return conversation;
    });
    const message = asWire({ public_id: said.publicId, operator: null, text: said.text, created_at: at });
    return { status: 201, body: { ...message, reference: ticket.reference, thread } };
  });

  router.serve(routes.leaveEmail, async ({ body: { thread, email } }) => {
    const isKnown = await transaction(pool, tx => updateEmail(tx, { threadHash: threadHash(thread), email }));
    if (!isKnown) throw refuse(commonRefusals.not_found);
    return { status: 204, body: null };
  });
}

/** A customer's conversation is their own, whatever thread a browser remembers from before they signed in. */
function speaker(caller: SignedIn | undefined, thread: string | undefined): Speaker {
  return caller ? { customer: caller.number } : { thread };
}

function asWire({ public_id, operator, text, created_at }: MessageRow): Message {
  return {
    id: public_id,
    from: operator === null ? 'you' : 'support',
    by: operator?.split(' ')[0] ?? null,
    text,
    at: created_at.toISOString(),
  };
}
