import type { ProviderRecord, ProviderRecords, RecordState } from '@wura/provider-payments/server/ports';
import type { VtpassClient } from './client.ts';
import { answer as answerOnWire, type Answer } from './wire.ts';

/** They keep no list that can be read, so nothing is in it: what is ours is asked about one by one. */
export function createBooks(client: VtpassClient): ProviderRecords {
  return {
    provider: 'vtpass',
    page: () => Promise.resolve({ outcome: 'accepted', entries: [], isLast: true }),
    async find(operation, reference) {
      if (operation !== 'purchase') return { outcome: 'absent' };
      const asked = { operation: 'requery', path: '/requery', body: { request_id: reference } };
      const reply = await client.call({ ...asked, method: 'POST' }, answerOnWire);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.data.code === '015') return { outcome: 'absent' };
      const entry = entryOf(reply.data, reference);
      return entry ? { outcome: 'accepted', entry } : { outcome: 'unknown', why: `code ${reply.data.code}` };
    },
  };
}

const states: Readonly<Record<string, RecordState>> = { delivered: 'done', failed: 'failed', reversed: 'reversed' };

function entryOf({ code, requestId, content, amount, transaction_date: when }: Answer, reference: string) {
  const sale = content?.transactions;
  const amountMinor = sale?.amount ?? amount;
  if (requestId !== reference || !sale || amountMinor == null) return undefined;
  const state =
    code === '016' ? 'failed' : code === '040' ? 'reversed' : code === '000' && (states[sale.status] ?? 'open');
  if (!state) return undefined;
  // Without a zone it is the time of Lagos, in which they write their request ids too.
  const isZoned = /(?:z|[+-]\d\d:?\d\d)$/i.test(when ?? '');
  const read = new Date(isZoned ? when! : `${(when ?? '').trim().replace(' ', 'T')}+01:00`);
  // What has no time is as old as can be: it is judged at once.
  const at = Number.isNaN(read.getTime()) ? new Date(0) : read;
  return { reference, amountMinor, currency: 'NGN', state, at, changedAt: at } satisfies ProviderRecord;
}
