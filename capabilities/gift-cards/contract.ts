import { billPaymentRefusals, notSoldRefusals, paidBill } from '@wura/bills/contract';
import { pin, ruled, spendRefusals } from '@wura/identity/contract';
import { transactionStatus } from '@wura/wallets/contract';
import { daySeconds, defineRoute, hourSeconds } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { amountInput, cursorQuery, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { giftCardRefusals } from './refusals.ts';
import { giftCardFaults, productFault, quoteFault, walletFault } from './rules.ts';

const what = {
  product: z.string(),
  brand: z.string(),
  country: z.string().meta({ description: 'Where it can be spent: two letters' }),
  currency: z.string().meta({ description: 'Of its value, not of its price' }),
};

const product = z.object({
  id: z.string(),
  brand: z.string(),
  country: what.country,
  currency: what.currency,
  values: z.array(moneyText).meta({ description: 'Empty where every step of the range is sold' }),
  range: z.object({ min: moneyText, max: moneyText, step: moneyText }).nullable(),
  redeem: z.string().meta({ description: 'How it is spent, in the words of the partner' }),
});
export type GiftProductOnWire = z.output<typeof product>;

const quote = z.object({
  quote_id: z.string(),
  ...what,
  value: moneyText,
  price: moneyText.meta({ description: 'In naira' }),
  expires_at: timeText,
});
export type GiftQuote = z.output<typeof quote>;

const card = z.object({
  id: z.string(),
  transaction_id: z.string(),
  reference: z.string(),
  ...what,
  value: moneyText,
  price: moneyText.meta({ description: 'In naira' }),
  status: transactionStatus,
  redeem: z.string(),
  times_shown: z.number().int(),
  last_shown_at: timeText.nullable(),
  date: timeText,
});
export type GiftCard = z.output<typeof card>;

const code = z.object({
  code: z.string(),
  pin: z.string().nullable().meta({ description: 'What else is asked for where it is spent' }),
  serial: z.string().nullable(),
  url: z.string().nullable(),
  expires_on: z.string().nullable().meta({ description: 'A calendar day; null where it does not expire' }),
});
export type GiftCode = z.output<typeof code>;

const paid = paidBill.extend({ card_id: z.string() });
export type PaidGiftCard = z.output<typeof paid>;

const cardId = z.string().regex(/^gft_[0-9a-z]{26}$/);
const params = z.object({ id: cardId });

export const routes = {
  catalogue: defineRoute({
    method: 'GET',
    path: '/api/requests/giftcards/catalogue',
    summary: 'The gift cards that are sold now, by country',
    access: 'customer',
    query: z.object({ country: z.string().length(2).toUpperCase().optional() }),
    answers: { 200: z.object({ data: z.array(product) }) },
    refusals: notSoldRefusals,
  }),
  quote: defineRoute({
    method: 'POST',
    path: '/api/requests/giftcards/quote',
    summary: 'What a gift card of this value costs in naira; the price is good for one purchase until it expires',
    access: 'customer',
    body: z.object({ product: ruled(productFault), value: amountInput(giftCardFaults.gift_card_value_missing) }),
    answers: { 200: quote },
    refusals: [giftCardRefusals.unknown_gift_card, giftCardRefusals.gift_card_value_not_sold, ...notSoldRefusals],
    // Each costs the partner a price.
    limits: [
      { max: 60, windowSeconds: 60 },
      { max: 600, windowSeconds: daySeconds },
    ],
  }),
  buy: defineRoute({
    method: 'POST',
    path: '/api/requests/giftcards',
    summary: 'Buy a gift card at a price that was asked for; its code is kept for you alone',
    access: 'customer',
    movesMoney: true,
    body: z.strictObject({
      quote_id: ruled(quoteFault),
      walletId: ruled(walletFault).nullish(),
      pin: pin.optional(),
    }),
    answers: { 200: paid, 202: paid },
    refusals: [giftCardRefusals.gift_card_price_over, ...billPaymentRefusals],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/requests/giftcards',
    summary: 'The gift cards you have bought, newest first, without their codes',
    access: 'customer',
    query: z.object({ limit: limitQuery, cursor: cursorQuery(cardId) }),
    answers: { 200: page(card) },
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/requests/giftcards/{id}',
    summary: 'One gift card that you have bought, without its code',
    access: 'customer',
    params,
    answers: { 200: card },
    refusals: [commonRefusals.not_found],
  }),
  reveal: defineRoute({
    method: 'POST',
    path: '/api/requests/giftcards/{id}/reveal',
    summary: 'Show the code of a gift card to its buyer; always needs the PIN, and is written down each time',
    access: 'customer',
    params,
    body: z.object({ pin: pin.optional() }),
    answers: { 200: code },
    refusals: [commonRefusals.not_found, giftCardRefusals.gift_card_not_ready, ...spendRefusals],
    limits: [{ max: 60, windowSeconds: hourSeconds }],
  }),
};
