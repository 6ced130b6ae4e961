import type {
  ProviderRecord,
  RecordOperation,
  RecordState,
  ProviderRecords,
} from '@wura/provider-payments/server/ports';
import type { z } from 'zod';
import type { PaystackClient } from './client.ts';
import { listed } from './wire.ts';

/** Nothing is sold by them. */
type Kept = Exclude<RecordOperation, 'purchase'>;

/** As many as one page holds. */
const perPage = 100;
/** A page of a hundred takes them longer than one payment. */
const timeoutMs = 15_000;

export function createBooks(client: PaystackClient): ProviderRecords {
  return {
    provider: 'paystack',
    async page(operation, { from, until }, page) {
      if (operation === 'purchase') return { outcome: 'accepted', entries: [], isLast: true };
      const query = {
        perPage: String(perPage),
        page: String(page),
        from: from.toISOString(),
        to: until.toISOString(),
      };
      const { path, all } = lists[operation];
      const reply = await client.call({ operation: all, method: 'GET', path, query, timeoutMs }, listed);
      if (reply.kind !== 'done') return { outcome: 'unknown', why: whyOf(reply) };
      return {
        outcome: 'accepted',
        entries: reply.data.map(entry => entryOf(operation, entry)),
        isLast: reply.data.length < perPage,
      };
    },
    async find(operation, reference) {
      if (operation === 'purchase') return { outcome: 'absent' };
      const { path, one } = lists[operation];
      const address = `${path}/verify/${encodeURIComponent(reference)}`;
      const reply = await client.call({ operation: one, method: 'GET', path: address }, listed.element);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.kind === 'refused') return { outcome: 'absent' };
      if (reply.data.reference !== reference) return { outcome: 'unknown', why: 'a reply about another payment' };
      return { outcome: 'accepted', entry: entryOf(operation, reply.data) };
    },
  };
}

const lists = {
  charge: { path: '/transaction', all: 'transactions', one: 'verify' },
  transfer: { path: '/transfer', all: 'transfers', one: 'transfer_verify' },
} as const satisfies Record<Kept, object>;

const whyOf = (reply: { kind: 'no_answer'; why: string } | { kind: 'refused'; message: string }) =>
  reply.kind === 'no_answer' ? reply.why : reply.message;

/** A status that is not documented is no end, so it counts as undecided, and a side that thinks otherwise is told. */
const states: Readonly<Record<Kept, Readonly<Record<string, RecordState>>>> = {
  charge: { success: 'done', failed: 'failed', reversed: 'reversed' },
  transfer: {
    success: 'done',
    failed: 'failed',
    abandoned: 'failed',
    blocked: 'failed',
    rejected: 'failed',
    reversed: 'reversed',
  },
};

function entryOf(operation: Kept, entry: z.output<typeof listed.element>): ProviderRecord {
  const { reference, amount: amountMinor, currency, status } = entry;
  const at = entry.createdAt ?? entry.created_at ?? entry.paid_at;
  // What has no time is as old as can be: it is judged at once.
  const created = at ? new Date(at) : new Date(0);
  const changed = entry.updatedAt ?? entry.updated_at ?? entry.paid_at;
  return {
    reference,
    amountMinor,
    currency,
    state: states[operation][status] ?? 'open',
    at: created,
    changedAt: changed ? new Date(changed) : created,
  };
}
