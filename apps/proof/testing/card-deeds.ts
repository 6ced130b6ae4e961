import type { TestProduct } from '@wura/app-server/testing/test-product';
import { newCard, newCardholder, pin, type Cardholder } from '@wura/virtual-cards/testing/card-product';
import type { Answer } from '@wura/testkit/client';

// What a customer does with cards, each of it one call that moves money.

/** A customer who is about to make that call, and the card that it is about where there is one already. */
export interface Asker {
  readonly holder: Cardholder;
  readonly card: string | undefined;
}

export interface CardDeed {
  /** The wallet that pays or is paid. */
  readonly currency: 'USD' | 'NGN';
  readonly needsCard: boolean;
  readonly direction: 'to the card' | 'to the wallet';
  ask(asker: Asker, key: string): Promise<Answer>;
  /** The card that it is about, before anything goes wrong. */
  prepare(holder: Cardholder): Promise<string | undefined>;
}

const keyed = (key: string) => ({ 'idempotency-key': key });

function making(currency: 'USD' | 'NGN', body: (holder: Cardholder) => object): CardDeed {
  return {
    currency,
    needsCard: false,
    direction: 'to the card',
    prepare: () => Promise.resolve(undefined),
    ask: ({ holder }, key) => holder.call('POST', '/api/virtual-cards', { ...body(holder), pin }, keyed(key)),
  };
}

function funding(currency: 'USD' | 'NGN', amount: string, body: (holder: Cardholder) => object): CardDeed {
  return {
    currency,
    needsCard: true,
    direction: 'to the card',
    prepare: async holder => (await newCard(holder, body(holder))).id,
    ask: ({ holder, card }, key) =>
      holder.call('POST', `/api/virtual-cards/${card!}/deposit`, { amount, pin }, keyed(key)),
  };
}

const dollars = ({ dollars: wallet_id }: Cardholder) => ({ wallet_id, currency: 'USD', amount: '20' });
const naira = ({ wallet: wallet_id }: Cardholder) => ({ wallet_id, currency: 'NGN', amount: '5000' });
const dollarsOfNaira = ({ wallet: wallet_id }: Cardholder) => ({ wallet_id, currency: 'USD', amount: '10' });

export const cardDeeds = {
  'new USD card': making('USD', dollars),
  'new NGN card': making('NGN', naira),
  'new USD card of naira': making('NGN', dollarsOfNaira),
  'USD top-up': funding('USD', '5', dollars),
  'NGN top-up': funding('NGN', '700', naira),
  'USD top-up of naira': funding('NGN', '5', dollarsOfNaira),
  'USD withdrawal': {
    currency: 'USD',
    needsCard: true,
    direction: 'to the wallet',
    prepare: async holder => (await newCard(holder, { ...dollars(holder), amount: '90' })).id,
    ask: ({ holder, card }, key) =>
      holder.call('POST', `/api/virtual-cards/${card!}/withdraw`, { amount: '1', request: uuidOf(key) }),
  },
} satisfies Record<string, CardDeed>;
export type CardDeedName = keyof typeof cardDeeds;

const uuidOf = (key: string) => key.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** One after the other: each brings an identity of its own, which listens on a connection while it lasts. */
export async function newAskers(product: TestProduct, deed: CardDeed, count: number): Promise<Asker[]> {
  const askers: Asker[] = [];
  while (askers.length < count) {
    const holder = await newCardholder(product, { dollars: '150' });
    askers.push({ holder, card: await deed.prepare(holder) });
  }
  return askers;
}
