import type { CardPayments, Charge, ChargeVerdict, Dispute, Refund } from '@wura/deposits/server/ports';
import type { z } from 'zod';
import { isOfTheCall, isTaken, isUnheardOf, type PaystackClient } from './client.ts';
import { disputes, initialized, refund, refunds, transaction } from './wire.ts';

export function createCardPayments(client: PaystackClient): CardPayments {
  return {
    provider: 'paystack',
    async begin({ reference, amountMinor, email }) {
      const body = { email, amount: String(amountMinor), currency: 'NGN', reference, channels: ['card'] };
      const reply = await client.call(
        { operation: 'initialize', method: 'POST', path: '/transaction/initialize', body },
        initialized,
      );
      switch (reply.kind) {
        case 'no_answer':
          return { outcome: 'unknown', why: reply.why };
        case 'refused':
          return isTaken(reply) ? { outcome: 'taken' } : { outcome: 'declined', reason: reply.message };
        case 'done': {
          const { reference: theirs, access_code: accessCode, authorization_url: authorizationUrl } = reply.data;
          if (theirs !== reference) return { outcome: 'unknown', why: 'a reply about another payment' };
          return { outcome: 'accepted', accessCode, authorizationUrl };
        }
      }
    },
    async find(reference) {
      const reply = await client.call(
        { operation: 'verify', method: 'GET', path: `/transaction/verify/${encodeURIComponent(reference)}` },
        transaction,
      );
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      // "Transaction reference not found" comes with 400 and with 404, and means that nothing was ever begun.
      if (reply.kind === 'refused') {
        return isUnheardOf(reply) ? { outcome: 'absent' } : { outcome: 'unknown', why: reply.message };
      }
      return chargeVerdict(reply.data, reference);
    },
    async refund({ reference, providerReference, amountMinor, note }) {
      const amount = amountMinor === undefined ? {} : { amount: Number(amountMinor), currency: 'NGN' };
      const body = { transaction: reference, ...amount, merchant_note: note };
      const reply = await client.call({ operation: 'refund', method: 'POST', path: '/refund', body }, refund);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.kind === 'done') {
        const { transaction: of, amount: theirs } = reply.data;
        const isThis = of === providerReference && (amountMinor === undefined || theirs === amountMinor);
        if (!isThis) return { outcome: 'unknown', why: 'a reply about another refund' };
        return { outcome: 'accepted', refund: refundOf(reply.data) };
      }
      // It has gone back already, at whose wish it was, or is on its way: their list says how.
      const isUnderWay = isTaken(reply) || /revers|refunded|progress|pending|process/i.test(reply.message);
      if (isUnderWay || !isOfTheCall(reply)) return { outcome: 'unknown', why: reply.message };
      return { outcome: 'declined', reason: reply.message };
    },
    async refundsOf(providerReference) {
      const query = { transaction: providerReference, perPage: '100' };
      const reply = await client.call({ operation: 'refunds', method: 'GET', path: '/refund', query }, refunds);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.kind === 'refused') return { outcome: 'unknown', why: reply.message };
      const own = reply.data.filter(each => each.transaction === providerReference);
      return { outcome: 'accepted', refunds: own.map(refundOf) };
    },
    async disputesOf(providerReference) {
      const query = { transaction: providerReference, perPage: '100' };
      const reply = await client.call({ operation: 'disputes', method: 'GET', path: '/dispute', query }, disputes);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.kind === 'refused') return { outcome: 'unknown', why: reply.message };
      const own = reply.data.filter(each => each.transaction.id === providerReference);
      return { outcome: 'accepted', disputes: own.map(disputeOf) };
    },
  };
}

/** A status that is not documented is no end. */
export const refundStates: Readonly<Record<string, Refund['state']>> = { processed: 'done', failed: 'failed' };

function refundOf(data: z.output<typeof refund>): Refund {
  const { id: name, status, amount: amountMinor, currency, dispute, createdAt, created_at } = data;
  const isDispute = dispute !== null && dispute !== undefined;
  const at = new Date(createdAt ?? created_at ?? 0);
  return { name, state: refundStates[status] ?? 'open', amountMinor, currency, isDispute, at };
}

function disputeOf({ id: name, status, resolution, ...data }: z.output<typeof disputes>[number]): Dispute {
  // What was put away without an answer is asked of no customer any more. A status that is not documented is no end.
  const isWon = status === 'archived' || (status === 'resolved' && resolution === 'declined');
  return {
    name,
    state: isWon ? 'won' : status === 'resolved' ? 'lost' : 'open',
    amountMinor: data.refund_amount ?? data.transaction.amount,
    currency: data.transaction.currency,
    answerBy: data.dueAt ? new Date(data.dueAt) : undefined,
  };
}

/** Success of the call is no success of the payment: only `status` in the data says what became of it. */
export function chargeVerdict(data: z.output<typeof transaction>, reference: string): ChargeVerdict {
  if (data.reference !== reference) return { outcome: 'unknown', why: 'a reply about another payment' };
  const state = states[data.status];
  if (!state) return { outcome: 'unknown', why: `a status nobody has told us of: ${data.status}` };
  const { amount: amountMinor, currency, id: providerReference } = data;
  const reason = state === 'failed' ? (data.gateway_response ?? undefined) : undefined;
  return { outcome: 'accepted', state, amountMinor, currency, providerReference, reason, account: accountOf(data) };
}

const states: Readonly<Record<string, Charge['state']>> = {
  success: 'paid',
  failed: 'failed',
  // Not finished by the customer; it may still be.
  abandoned: 'undecided',
  ongoing: 'undecided',
  pending: 'processing',
  processing: 'processing',
  queued: 'processing',
  reversed: 'reversed',
};

function accountOf({ channel, authorization }: z.output<typeof transaction>): Charge['account'] {
  const number = authorization?.receiver_bank_account_number;
  if (channel !== 'dedicated_nuban' && authorization?.channel !== 'dedicated_nuban') return undefined;
  if (!number) return undefined;
  return { number, senderName: authorization.sender_name ?? '', senderBank: authorization.sender_bank ?? '' };
}
