import type { CableDetails, CableSeller } from '@wura/cable-tv/server/ports';
import type { VtpassClient } from './client.ts';
import { createSales } from './sales.ts';
import { broadcasterOf } from './services.ts';
import { readVariations } from './variations.ts';
import { verified } from './wire.ts';

/** They ask the broadcaster, which takes its time. */
const verifyTimeoutMs = 8_000;

export interface CableOptions {
  readonly now: () => number;
  readonly providers: readonly string[];
}

export function createCable(client: VtpassClient, { now, providers }: CableOptions): CableSeller {
  return {
    ...createSales<CableDetails>({
      client,
      now,
      body: ({ provider, smartcard, bouquetCode }) => ({
        serviceID: broadcasterOf(provider),
        billersCode: smartcard,
        variation_code: bouquetCode,
        // MultiChoice asks whether the bouquet may be another one than before.
        ...(provider !== 'STARTIMES' && { subscription_type: 'change', quantity: 1 }),
      }),
      destination: ({ smartcard }) => smartcard,
    }),
    providers,
    async bouquets(provider) {
      const read = await readVariations(client, broadcasterOf(provider));
      if (read.outcome === 'unknown') return read;
      return { outcome: 'accepted', bouquets: read.variations.map(each => ({ ...each, platform: provider })) };
    },
    async smartcard({ provider, number }) {
      const body = { billersCode: number, serviceID: broadcasterOf(provider) };
      const asked = { operation: 'verify', path: '/merchant-verify', body, timeoutMs: verifyTimeoutMs };
      const reply = await client.call({ ...asked, method: 'POST' }, verified);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      const { content } = reply.data;
      if (content === 'nobody') return { outcome: 'declined' };
      return { outcome: 'accepted', customerName: content.Customer_Name, lookup: '' };
    },
  };
}
