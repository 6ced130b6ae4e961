import type { Tx } from '@wura/database';
import { readPage } from '@wura/database/page';
import type { Identity } from '@wura/identity/server';
import type { Operator, OperatorRouter } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { operatorRoutes } from '../operator-contract.ts';
import {
  findByReference,
  findTicket,
  placeAfter,
  selectMessages,
  selectTickets,
  type ListedTicket,
  type MessageRow,
} from './queries.ts';
import { closeTicket } from './close-ticket.ts';
import { reply } from './reply.ts';

/** No conversation is longer than a person reads. */
const messagesMax = 500;

/** How many tickets one call looks at for words: they stand in no index. */
const lookedAtMax = 20_000;
const stretch = 2_000;

/** The one with this reference, or those with these words. The next page goes on from the last one that was looked at, found or not. */
async function lookThrough(
  tx: Tx,
  { limit, after, ...sought }: Omit<Parameters<typeof selectTickets>[1], 'upTo'>,
): Promise<{ rows: readonly ListedTicket[]; nextCursor: string | null }> {
  if (after === null && sought.q !== null) {
    const exact = await findByReference(tx, sought.q);
    if (
      exact &&
      sought.customer === null &&
      (sought.isWaiting === null || sought.isWaiting === (exact.waiting_since !== null))
    ) {
      return { rows: [exact], nextCursor: null };
    }
  }
  const rows: ListedTicket[] = [];
  let last = after;
  for (let looked = 0; looked < lookedAtMax; looked += stretch) {
    const upTo = await placeAfter(tx, last, stretch);
    rows.push(
      ...(await selectTickets(tx, { ...sought, limit: limit + 1 - rows.length, after: last, upTo: upTo ?? null })),
    );
    if (rows.length > limit) return { rows: rows.slice(0, limit), nextCursor: rows[limit - 1]!.public_id };
    if (upTo === undefined) return { rows, nextCursor: null };
    last = upTo;
  }
  return { rows, nextCursor: last };
}

/** What people wrote is theirs, so an operator who looks at it leaves a line in the audit log. */
export function supportForOperators(
  router: OperatorRouter,
  { identity }: { readonly identity: Pick<Identity, 'holders' | 'now'> },
): void {
  router.act(operatorRoutes.listTickets, async (tx, { query }, note) => {
    const { state, q = null, customer = null, limit = 25, cursor = null } = query;
    await note({
      what: 'messages_listed',
      subject: customer ?? 'messages',
      ...(q !== null && { why: 'searched by words' }),
    });
    const isWaiting = state === undefined ? null : state === 'waiting';
    const page = { isWaiting, q, customer, after: cursor };
    const { rows, nextCursor } =
      q === null
        ? await readPage(
            limit,
            max => selectTickets(tx, { ...page, limit: max }),
            ticket => ticket.public_id,
          )
        : await lookThrough(tx, { ...page, limit });
    return { status: 200, body: { data: rows.map(ticketOnWire), nextCursor } };
  });

  router.act(operatorRoutes.readTicket, async (tx, { params }, note) => {
    const ticket = await findTicket(tx, params.id);
    if (!ticket) throw refuse(commonRefusals.not_found);
    await note({ what: 'message_read', subject: ticket.public_id });
    const messages = await selectMessages(tx, { ticket: ticket.id, limit: messagesMax, after: null });
    return { status: 200, body: { ...ticketOnWire(ticket), messages: messages.reverse().map(messageOnWire) } };
  });

  router.act(
    operatorRoutes.reply,
    async (tx, { params, body: { message: text, last_read: lastRead }, caller }, note) => {
      const ticket = await findAnothers(tx, params.id, caller);
      await note({ what: 'message_answered', subject: ticket.public_id });
      const message = await reply(tx, { ticket, operator: caller, text, lastRead, at: new Date(identity.now()) });
      return { status: 201, body: messageOnWire(message) };
    },
  );

  router.act(operatorRoutes.close, async (tx, { params, body: { last_read: lastRead, reason }, caller }, note) => {
    const ticket = await findAnothers(tx, params.id, caller);
    await note({ what: 'message_closed', subject: ticket.public_id, why: reason });
    const at = new Date(identity.now());
    await closeTicket(tx, { ticket, lastRead, at });
    return { status: 200, body: ticketOnWire({ ...ticket, waiting_since: null, updated_at: at }) };
  });

  /** One that is not about this operator's own account. */
  async function findAnothers(tx: Tx, id: string, operator: Operator): Promise<ListedTicket> {
    const ticket = await findTicket(tx, id);
    if (!ticket) throw refuse(commonRefusals.not_found);
    const customers = ticket.customer === null ? [] : [ticket.customer];
    await requireOthers(tx, identity, { customers, emails: [operator.email] });
    return ticket;
  }
}

function ticketOnWire(ticket: ListedTicket) {
  return {
    id: ticket.public_id,
    reference: ticket.reference,
    channel: ticket.channel,
    subject: ticket.subject,
    name: ticket.name,
    email: ticket.email,
    customer_id: ticket.customer_id,
    excerpt: ticket.excerpt,
    waiting_since: ticket.waiting_since?.toISOString() ?? null,
    created_at: ticket.created_at.toISOString(),
    updated_at: ticket.updated_at.toISOString(),
  };
}

function messageOnWire({ public_id, operator, text, created_at }: MessageRow) {
  return {
    id: public_id,
    from: operator === null ? ('person' as const) : ('operator' as const),
    operator,
    text,
    at: created_at.toISOString(),
  };
}
