import { readPage } from '@wura/database/page';
import type { CustomerRouter, SignedIn } from '@wura/identity/server';
import { transaction } from '@wura/database';
import { languageOf } from '@wura/http/language';
import { randomId } from '@wura/platform/identifiers';
import { serveMadeOnce } from '@wura/wallets/server/serve-made-once';
import { languages } from '@wura/wire/languages';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes, type Message } from '../contract.ts';
import { beginConversation, findConversation, threadHash, type Speaker } from './conversation.ts';
import { answerDue, answeringAt } from './hours.ts';
import type { SupportNeeds } from './needs.ts';
import { findMessage, insertMessage, readContact, selectMessages, updateEmail, type MessageRow } from './queries.ts';
import { sendContact } from './send-contact.ts';

export function support(router: CustomerRouter, needs: SupportNeeds): void {
  const { hours, identity, movements } = needs;
  const { pool, now } = identity;

  serveMadeOnce(router, routes.sendContact, {
    pool,
    movements,
    make: async (call, noteMade) =>
      received(
        await sendContact(needs, call.body, {
          customer: call.caller?.number ?? null,
          language: languageOf(call, languages),
          noteMade,
        }),
      ),
    show: async (_caller, reference) => received((await readContact(pool, reference))!),
  });

  function received({ reference, at }: { reference: string; at: Date }) {
    const message = `We have your message. Your number is ${reference}.`;
    return { message, reference, answer_by: answerDue(at.getTime(), hours).toISOString() };
  }

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

  serveMadeOnce(router, routes.writeMessage, {
    pool,
    movements,
    async make(call, noteMade) {
      const at = new Date(now());
      const who = speaker(call.caller, call.body.thread);
      const said = { publicId: randomId('msg'), operator: null, text: call.body.message, at };
      const { ticket, thread } = await transaction(pool, async tx => {
        const known = await findConversation(tx, who);
        const conversation = known
          ? { ticket: known, thread: call.caller ? null : (call.body.thread ?? null) }
          : await beginConversation(tx, who, { language: languageOf(call, languages), at });
        await insertMessage(tx, { ...said, ticket: conversation.ticket.id });
        await noteMade(tx, said.publicId);
        return conversation;
      });
      const message = asWire({ public_id: said.publicId, operator: null, text: said.text, created_at: at });
      return { ...message, reference: ticket.reference, thread };
    },
    async show({ number: customer }, id) {
      const ticket = (await findConversation(pool, { customer }))!;
      return { ...asWire((await findMessage(pool, id))!), reference: ticket.reference, thread: null };
    },
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
