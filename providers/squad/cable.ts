import type { CableDetails, CableSeller } from '@wura/cable-tv/server/ports';
import type { Payable, Verdict } from '@wura/provider-payments/server/ports';
import { findByLookup, sendTimeoutMs, withoutRow } from './by-lookup.ts';
import type { SquadClient } from './client.ts';
import { isUnknownCustomer } from './reasons.ts';
import { anotherPurchase, stateOf } from './vend-verdict.ts';
import { bouquets, cableVend, card as cardOnWire, type Vend } from './wire.ts';

type Purchase = Payable<CableDetails>;

/** They ask the broadcaster, which takes its time. */
const lookupTimeoutMs = 8_000;

export function createCable(client: SquadClient, path: string): CableSeller {
  const find = (payment: Purchase, until?: AbortSignal) => findByLookup(client, payment, { until, verdictOf });
  return {
    provider: 'squad',
    providers: ['DSTV', 'GOTV'],
    isDown: () => client.isDown(),
    newReference: ({ lookup }) => lookup,
    find,
    async send(payment, until) {
      const { provider, bouquetCode, phone, email } = payment.details;
      const body = {
        provider,
        reference: payment.reference,
        bouquet_code: bouquetCode,
        phone_number: phone,
        email,
      };
      const asked = { operation: 'tv', path: `${path}/vend`, body, timeoutMs: sendTimeoutMs, until };
      const reply = await client.call({ ...asked, method: 'POST' }, cableVend);
      if (reply.kind !== 'done') return withoutRow(reply, () => find(payment, until));
      const { reference, bouquet } = reply.data;
      if (reference !== payment.reference) return anotherPurchase;
      if (bouquet && (bouquet.kobo_amount !== payment.amountMinor || bouquet.code !== bouquetCode)) {
        return anotherPurchase;
      }
      // They say "in process" to all that they take, and their list says at once what became of most.
      const found = await find(payment, until);
      return found.outcome === 'absent' || found.outcome === 'unknown'
        ? { outcome: 'accepted', isDone: false, providerReference: reference }
        : found;
    },
    async bouquets(provider) {
      const asked = { operation: 'bouquets', path: `${path}/bouquet-list`, body: { provider } };
      const reply = await client.call({ ...asked, method: 'POST' }, bouquets);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.kind === 'refused') return { outcome: 'unknown', why: reply.message };
      const offered = reply.data.bouquets.filter(({ kobo_amount: kobo }) => kobo > 0n);
      return {
        outcome: 'accepted',
        bouquets: offered.map(({ name, code, kobo_amount: priceMinor, platform }) => ({
          name,
          code,
          priceMinor,
          platform: platform || provider,
        })),
      };
    },
    async smartcard({ provider, number }) {
      const body = { provider, smartcard_number: number };
      const asked = { operation: 'lookup', path: `${path}/lookup`, body, timeoutMs: lookupTimeoutMs };
      const reply = await client.call({ ...asked, method: 'POST' }, cardOnWire);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      if (reply.kind === 'refused') {
        return isUnknownCustomer(reply.message) ? { outcome: 'declined' } : { outcome: 'unknown', why: reply.message };
      }
      return { outcome: 'accepted', customerName: reply.data.customer_name, lookup: reply.data.reference };
    },
  };
}

function verdictOf(row: Vend, { reference, amountMinor }: Purchase): Verdict {
  return row.reference === reference && row.amount === amountMinor ? stateOf(row) : anotherPurchase;
}
