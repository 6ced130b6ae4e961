import { moneyOf, parseAmount } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { z } from 'zod';

// The partner's replies, as docs/gift-card-partners.md has them. What is not listed may be anything; what is listed and
// looks otherwise makes the whole reply unreadable, and so no answer at all.

const name = z.string().min(1).max(128);

/** Decimal text; in which currency, its neighbour says. */
const decimal = z.string().regex(/^\d{1,13}(\.\d{1,6})?$/);

const naira = z.object({ amount: decimal, currency: z.literal('NGN') }).transform(({ amount }, context) => {
  const minor = minorOf(amount, 'NGN');
  if (minor !== undefined) return minor;
  context.addIssue({ code: 'custom', message: 'no amount of naira' });
  return z.NEVER;
});

/** Undefined for what is no amount in this currency. */
export function minorOf(amount: string, currency: string): bigint | undefined {
  const read = parseAmount(amount);
  if (typeof read === 'string' || !isCurrencyCode(currency)) return undefined;
  const money = moneyOf(read, currency);
  return typeof money === 'string' ? undefined : money.minor;
}

export const refusal = z.object({ error: z.object({ code: name }) });

export const product = z.object({
  id: name.max(64),
  brand: name,
  country: z.string().regex(/^[A-Z]{2}$/),
  currency: z.string().refine(isCurrencyCode),
  values: z.array(decimal).default([]),
  range: z.object({ min: decimal, max: decimal, step: decimal }).nullish(),
  redeem: z.string().max(2_000).default(''),
});

// One by one, because a card that cannot be read must not take the others with it.
export const catalogue = z.object({ products: z.array(z.unknown()) });

export const quote = z.object({
  quote: name,
  product: name,
  value: decimal,
  price: naira,
  expires_at: z.iso.datetime(),
});

const card = z.object({
  code: z.string().min(1).max(512),
  pin: z.string().max(128).nullish(),
  serial: z.string().max(128).nullish(),
  url: z.url({ protocol: /^https$/ }).nullish(),
  expires_on: z.iso.date().nullish(),
});

export const order = z.object({
  id: name,
  reference: name,
  product: name,
  value: decimal,
  status: z.enum(['pending', 'delivered', 'failed', 'refunded']),
  price: naira,
  card: card.nullish(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Order = z.output<typeof order>;

/** Without their codes. */
export const orders = z.object({
  orders: z.array(order.omit({ card: true })),
  total: z.number().int().min(0),
  pages: z.number().int().min(0),
});
