import type {
  FindVerdict,
  PageVerdict,
  Period,
  ProviderRecord,
  RecordOperation,
  RecordState,
  ProviderRecords,
} from '@wura/provider-payments/server/ports';
import type { z } from 'zod';
import type { PaystackClient, Reply } from './client.ts';
import { refundStates } from './card-payments.ts';
import { balances, disputes, listed, refund, refunds, settlements } from './wire.ts';

/** Nothing is sold by them. */
type Kept = Exclude<RecordOperation, 'purchase' | 'refund'>;

/** As many as one page holds. */
const perPage = 100;
/** A page of a hundred takes them longer than one payment. */
const timeoutMs = 15_000;

export function createBooks(client: PaystackClient): ProviderRecords {
  return {
    provider: 'paystack',
    async page(operation, stretch, page) {
      if (operation === 'purchase') return { outcome: 'accepted', entries: [], isLast: true };
      const query = queryOf(stretch, page);
      if (operation === 'refund') {
        const request = { operation: 'refunds', method: 'GET', path: '/refund', query, timeoutMs } as const;
        return pageOf(await client.call(request, refunds), refundEntry);
      }
      const { path, all } = lists[operation];
      const reply = await client.call({ operation: all, method: 'GET', path, query, timeoutMs }, listed);
      return pageOf(reply, entry => entryOf(operation, entry));
    },
    async find(operation, reference) {
      if (operation === 'purchase') return { outcome: 'absent' };
      if (operation === 'refund') return findRefund(client, reference);
      const { path, one } = lists[operation];
      const address = `${path}/verify/${encodeURIComponent(reference)}`;
      const reply = await client.call({ operation: one, method: 'GET', path: address }, listed.element);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.kind === 'refused') return { outcome: 'absent' };
      if (reply.data.reference !== reference) return { outcome: 'unknown', why: 'a reply about another payment' };
      return { outcome: 'accepted', entry: entryOf(operation, reply.data) };
    },
    async disputed(stretch, page) {
      const query = queryOf(stretch, page);
      const request = { operation: 'disputes', method: 'GET', path: '/dispute', query, timeoutMs } as const;
      const reply = await client.call(request, disputes);
      if (reply.kind !== 'done') return { outcome: 'unknown', why: whyOf(reply) };
      const references = reply.data.map(({ transaction: { reference } }) => reference);
      return { outcome: 'accepted', references, isLast: references.length < perPage };
    },
    account: {
      async balances() {
        const reply = await client.call({ operation: 'balance', method: 'GET', path: '/balance' }, balances);
        if (reply.kind !== 'done') return { outcome: 'unknown', why: whyOf(reply) };
        return {
          outcome: 'accepted',
          balances: reply.data.map(({ currency, balance: minor }) => ({ currency, minor })),
        };
      },
      async settlements(stretch, page) {
        const query = queryOf(stretch, page);
        const request = { operation: 'settlements', method: 'GET', path: '/settlement', query, timeoutMs } as const;
        return pageOf(await client.call(request, settlements), entry => ({
          reference: entry.id,
          amountMinor: entry.effective_amount,
          currency: entry.currency,
          state: settlementStates[entry.status] ?? 'open',
          ...momentsOf(entry),
        }));
      },
    },
  };
}

const queryOf = ({ from, until }: Period, page: number) => ({
  perPage: String(perPage),
  page: String(page),
  from: from.toISOString(),
  to: until.toISOString(),
});

function pageOf<Entry>(reply: Reply<readonly Entry[]>, toRecord: (entry: Entry) => ProviderRecord): PageVerdict {
  if (reply.kind !== 'done') return { outcome: 'unknown', why: whyOf(reply) };
  const { data, total } = reply;
  return { outcome: 'accepted', entries: data.map(toRecord), isLast: data.length < perPage, total };
}

const settlementStates: Readonly<Record<string, RecordState>> = { success: 'done', failed: 'failed' };

/** What a refund is called on both sides: their number of the payment, and theirs of the refund. */
const refundName = ({ transaction, id }: { transaction: string; id: string }) => `#${transaction}/${id}`;

async function findRefund(client: PaystackClient, reference: string): Promise<FindVerdict> {
  const path = `/refund/${encodeURIComponent(reference.slice(reference.indexOf('/') + 1))}`;
  const reply = await client.call({ operation: 'refunds', method: 'GET', path }, refund);
  if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
  if (reply.kind === 'refused') return { outcome: 'absent' };
  if (refundName(reply.data) !== reference) return { outcome: 'unknown', why: 'a reply about another refund' };
  return { outcome: 'accepted', entry: refundEntry(reply.data) };
}

function refundEntry(entry: z.output<typeof refund>): ProviderRecord {
  const { amount: amountMinor, currency, status } = entry;
  const state = refundStates[status] ?? 'open';
  return { reference: refundName(entry), amountMinor, currency, state, ...momentsOf(entry) };
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
  const state = states[operation][status] ?? 'open';
  // What a payment cost is kept when it is given back; a transfer that was not made costs nothing.
  const isCharged = state === 'done' || (operation === 'charge' && state === 'reversed');
  const said = operation === 'charge' ? entry.fees : entry.fee_charged;
  const feeMinor = isCharged ? said : 0n;
  return {
    reference,
    amountMinor,
    currency,
    state,
    ...momentsOf(entry),
    ...(feeMinor !== null && feeMinor !== undefined && { feeMinor }),
  };
}

type Dated = Partial<
  Record<'createdAt' | 'created_at' | 'paid_at' | 'updatedAt' | 'updated_at', string | null | undefined>
>;

/** What has no time is as old as can be: it is judged at once. */
function momentsOf(entry: Dated): Pick<ProviderRecord, 'at' | 'changedAt'> {
  const at = entry.createdAt ?? entry.created_at ?? entry.paid_at;
  const created = at ? new Date(at) : new Date(0);
  const changed = entry.updatedAt ?? entry.updated_at ?? entry.paid_at;
  return { at: created, changedAt: changed ? new Date(changed) : created };
}
