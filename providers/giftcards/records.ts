import type { ProviderRecord, ProviderRecords, RecordState } from '@wura/provider-payments/server/ports';
import type { GiftCardsClient } from './client.ts';
import * as wire from './wire.ts';

/** A page of a hundred takes them longer than one order. */
const timeoutMs = 15_000;
const notSaid = { outcome: 'unknown', why: 'no readable list' } as const;

export function createBooks(client: GiftCardsClient): ProviderRecords {
  return {
    provider: 'giftcards',
    async page(operation, { from, until }, page) {
      if (operation !== 'purchase') return { outcome: 'accepted', entries: [], isLast: true };
      const query = { from: from.toISOString(), until: until.toISOString(), page: String(page) };
      const reply = await client.call(
        { operation: 'orders', method: 'GET', path: '/orders', query, timeoutMs },
        wire.orders,
      );
      if (reply.kind !== 'done') return notSaid;
      const { orders, pages, total } = reply.data;
      return { outcome: 'accepted', entries: orders.map(entryOf), isLast: page >= pages, total };
    },
    async find(operation, reference) {
      if (operation !== 'purchase') return { outcome: 'absent' };
      const path = `/orders/${encodeURIComponent(reference)}`;
      const reply = await client.call({ operation: 'lookup', method: 'GET', path }, wire.order);
      if (reply.kind === 'done') return { outcome: 'accepted', entry: entryOf(reply.data) };
      const isUnknown = reply.kind === 'refused' && reply.status === 404 && reply.code === 'order_unknown';
      return isUnknown ? { outcome: 'absent' } : notSaid;
    },
  };
}

const states: Readonly<Record<wire.Order['status'], RecordState>> = {
  pending: 'open',
  delivered: 'done',
  failed: 'failed',
  refunded: 'reversed',
};

function entryOf(order: Omit<wire.Order, 'card'>): ProviderRecord {
  const { reference, price: amountMinor, status, created_at: at, updated_at: changedAt } = order;
  return {
    reference,
    amountMinor,
    currency: 'NGN',
    state: states[status],
    at: new Date(at),
    changedAt: new Date(changedAt),
  };
}
