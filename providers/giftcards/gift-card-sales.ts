import type { GiftCardDetails, GiftCardGoods, GiftCardSeller, GiftProduct } from '@wura/gift-cards/server/ports';
import { formatMoney } from '@wura/money';
import type { Payable, SaleReason, Verdict } from '@wura/provider-payments/server/ports';
import type { z } from 'zod';
import type { GiftCardsClient } from './client.ts';
import * as wire from './wire.ts';

/** Within the ten seconds that a customer waits: one sending, and time left to ask what became of it. */
const sendTimeoutMs = 6_000;
const findTimeoutMs = 3_000;
/** The whole list, of many countries. */
const catalogueTimeoutMs = 10_000;

/** Why they do not sell. What is not listed decides nothing. */
const refusals: Readonly<Record<string, SaleReason>> = {
  product_unknown: 'not_on_offer',
  value_not_sold: 'amount_refused',
  out_of_stock: 'not_on_offer',
  quote_over: 'lookup_over',
  price_changed: 'not_on_offer',
  balance_too_low: 'provider_short',
  account_closed: 'provider_short',
  not_accepted: 'not_accepted',
};

type Payment = Payable<GiftCardDetails>;

export function createGiftCardSales(client: GiftCardsClient): GiftCardSeller {
  return {
    provider: 'giftcards',
    isDown: () => client.isDown(),

    async catalogue() {
      const asked = { operation: 'catalogue', path: '/catalogue', timeoutMs: catalogueTimeoutMs };
      const reply = await client.call({ ...asked, method: 'GET' }, wire.catalogue);
      if (reply.kind !== 'done') return { outcome: 'unknown', why: whyOf(reply) };
      const { products: lines } = reply.data;
      const products = lines.flatMap(line => productOf(wire.product.safeParse(line).data) ?? []);
      const isReadable = products.length > 0 || lines.length === 0;
      return isReadable ? { outcome: 'accepted', products } : { outcome: 'unknown', why: 'products of another shape' };
    },

    async price({ product, value }) {
      const body = { product, value: formatMoney(value) };
      const asked = { operation: 'quote', path: '/quotes', timeoutMs: findTimeoutMs, body };
      const reply = await client.call({ ...asked, method: 'POST' }, wire.quote);
      if (reply.kind === 'refused' && reply.code in refusals) return { outcome: 'declined' };
      if (reply.kind !== 'done') return { outcome: 'unknown', why: whyOf(reply) };
      const { quote, product: of, value: at, price: priceMinor, expires_at: expiresAt } = reply.data;
      const isThis = of === product && wire.minorOf(at, value.currency) === value.minor;
      if (!isThis) return { outcome: 'unknown', why: 'the price of another card' };
      return { outcome: 'accepted', quote, priceMinor, expiresAt: new Date(expiresAt) };
    },

    find,

    async send(payment, until) {
      const { reference, amountMinor, details } = payment;
      const { product, value, quote } = details;
      const price = { amount: formatMoney({ currency: 'NGN', minor: amountMinor }), currency: 'NGN' };
      const body = { reference, quote, product, value, price };
      const asked = { operation: 'order', path: '/orders', timeoutMs: sendTimeoutMs, until };
      const reply = await client.call({ ...asked, method: 'POST', body }, wire.order);
      if (reply.kind === 'done') return verdictOf(reply.data, payment);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      // They have this reference already, for an order that says otherwise: what it says counts.
      if (reply.code === 'reference_taken') return find(payment, until);
      const reason = refusals[reply.code];
      return reason ? { outcome: 'declined', reason } : { outcome: 'unknown', why: whyOf(reply) };
    },
  };

  async function find(payment: Payment, until?: AbortSignal): Promise<Verdict> {
    const path = `/orders/${encodeURIComponent(payment.reference)}`;
    const asked = { operation: 'lookup', path, timeoutMs: findTimeoutMs, until };
    const reply = await client.call({ ...asked, method: 'GET' }, wire.order);
    if (reply.kind === 'done') return verdictOf(reply.data, payment);
    if (reply.kind === 'refused' && reply.status === 404 && reply.code === 'order_unknown')
      return { outcome: 'absent' };
    return { outcome: 'unknown', why: whyOf(reply) };
  }
}

const whyOf = (reply: { kind: 'refused'; code: string } | { kind: 'no_answer'; why: string }) =>
  reply.kind === 'refused' ? `refused: ${reply.code}` : reply.why;

/** A card whose values cannot be read as money of its currency is not offered. */
function productOf(read: z.output<typeof wire.product> | undefined): GiftProduct | undefined {
  if (!read) return undefined;
  const { id, brand, country, currency, redeem } = read;
  const minor = (text: string) => wire.minorOf(text, currency) ?? 0n;
  const values = read.values.map(minor);
  const range = read.range
    ? { min: minor(read.range.min), max: minor(read.range.max), step: minor(read.range.step) }
    : null;
  const all = [...values, ...(range ? Object.values(range) : [])];
  const isSound = all.length > 0 && all.every(each => each > 0n);
  return isSound ? { id, brand, country, currency, values, range, redeem } : undefined;
}

/** What became of an order. Anything that is not about this one is no answer. */
function verdictOf(order: wire.Order, { reference, amountMinor, details }: Payment): Verdict {
  const isThis =
    order.reference === reference &&
    order.price === amountMinor &&
    order.product === details.product &&
    wire.minorOf(order.value, details.currency) === wire.minorOf(details.value, details.currency);
  if (!isThis) return { outcome: 'unknown', why: 'about another order' };
  const providerReference = order.id;
  switch (order.status) {
    case 'delivered': {
      const goods = goodsOf(order);
      // Paid, and its code follows: nothing is sold until it is there.
      return { outcome: 'accepted', isDone: goods !== undefined, providerReference, goods };
    }
    case 'pending':
      return { outcome: 'accepted', isDone: false, providerReference };
    case 'failed':
      return { outcome: 'declined', reason: 'not_accepted' satisfies SaleReason, providerReference };
    case 'refunded':
      return { outcome: 'reversed', reason: 'taken_back' satisfies SaleReason, providerReference };
  }
}

function goodsOf({ card }: wire.Order): GiftCardGoods | undefined {
  if (!card) return undefined;
  const { code, pin = null, serial = null, url = null, expires_on: expiresOn = null } = card;
  return { code, pin, serial, url, expiresOn };
}
