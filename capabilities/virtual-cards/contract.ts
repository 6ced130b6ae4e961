import { identityRefusals, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { feeLine, outgoingRefusals } from '@wura/policy/contract';
import { providerRefusals } from '@wura/provider-payments/contract';
import { rateRefusals } from '@wura/rates/contract';
import { transactionShape, transactionStatus } from '@wura/wallets/contract';
import { daySeconds, defineRoute, hourSeconds } from '@wura/wire';
import type { Fault } from '@wura/wire/phrases';
import { commonRefusals } from '@wura/wire/refusals';
import { amountInput, cursorQuery, limitQuery, moneyText, page, sentAmount, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { cardRefusals } from './refusals.ts';
import { cardFaults, cardPinFault } from './rules.ts';

export { cardRefusals } from './refusals.ts';

// Past 300 lines because it is a list: every route of a card, with its shapes.

const named = (fault: Fault) => z.string({ error: fault }).min(1, { error: fault }).max(64, { error: fault });
const currency = z.enum(['USD', 'NGN'], { error: cardFaults.card_currency_unknown });
const newCardPin = z.string({ error: cardFaults.card_form_missing }).superRefine((value, context) => {
  const message = cardPinFault(value);
  if (message) context.addIssue({ code: 'custom', message });
});
/** For a card that is there, a wallet and an amount are not what its customer forgot. */
const cardPin = z
  .string({ error: cardFaults.card_pin_invalid })
  .refine(value => cardPinFault(value) === undefined, { error: cardFaults.card_pin_invalid });
const id = z.string().max(64);
const cardId = z.object({ id });
const quoteId = z.string().max(64).optional();

export const cardStatus = z.enum(['pending', 'active', 'frozen', 'closed', 'failed']);

export const card = z.object({
  id: z.string(),
  card_number: z.string().meta({ description: 'Masked in every list and answer: •••• •••• •••• 4417' }),
  expiry_date: z.string().meta({ description: 'MM/YY' }),
  cvv: z.literal('•••'),
  wallet_id: z.string(),
  balance: moneyText,
  currency: z.enum(['USD', 'NGN']),
  status: cardStatus,
  brand: z.string(),
  name: z.string().meta({ description: 'Of the customer, as it stands on the card' }),
  frozen_by: z.enum(['you', 'limit', 'issuer', 'house']).nullable(),
  closing: z.boolean().meta({ description: 'It is being closed: the balance is on its way back' }),
  single_merchant: z.boolean(),
  merchant: z.string().nullable().meta({ description: 'The one shop that a card for a single one was used at first' }),
  spent_this_month: moneyText,
  declines: z.object({ used: z.int(), left: z.int() }).meta({
    description: 'Purchases declined for lack of money, and how many the issuer bears before it closes the card',
  }),
  created_at: timeText,
  last_used_at: timeText.nullable(),
});
export type VirtualCard = z.output<typeof card>;

export const cardTransaction = z.object({
  id: z.string(),
  type: z.enum(['top_up', 'withdrawal', 'purchase', 'refund', 'fee', 'closing', 'reversal']),
  status: z.enum(['completed', 'declined']),
  amount: moneyText,
  currency: z.string(),
  out: z.boolean().meta({ description: 'Money left the card' }),
  merchant: z.string().nullable(),
  reason: z.string().nullable().meta({ description: 'Why a purchase was declined, in plain words' }),
  reason_code: z.string().nullable(),
  created_at: timeText,
});
export type CardTransaction = z.output<typeof cardTransaction>;

export const entriesQuery = z.object({
  limit: limitQuery,
  cursor: cursorQuery(z.string().regex(/^cde_[0-9a-z]{26}$/)),
});

const autoTopUp = z.object({ below: moneyText, amount: moneyText, monthly_ceiling: moneyText, wallet_id: z.string() });

const limits = z.object({
  per_purchase: moneyText.nullable(),
  per_month: moneyText.nullable(),
  spent_this_month: moneyText,
  single_merchant: z.boolean(),
  merchant: z.string().nullable(),
  auto_top_up: autoTopUp.nullable(),
  topped_up_this_month: moneyText,
  /** Shops that charge about once a month, and when they will next. */
  renewals: z.array(
    z.object({ merchant: z.string(), amount: moneyText, expected_on: z.string(), is_covered: z.boolean() }),
  ),
});
export type CardLimits = z.output<typeof limits>;

const quote = z.object({
  quote_id: z.string(),
  amount: moneyText,
  currency: z.string(),
  converted: moneyText.meta({ description: 'What of the cost is exchanged for the amount; the same where nothing is' }),
  fee: moneyText,
  fees: z.array(feeLine),
  cost: moneyText.meta({ description: 'What leaves the wallet, fee included' }),
  cost_currency: z.string(),
  rate: z.string().meta({ description: 'Units of the card’s currency for one of the wallet’s' }),
  mid_rate: z.string(),
  source: z.string().nullable(),
  as_of: timeText,
  simulated: z.boolean(),
  expires_at: timeText,
  expires_in_ms: z.int(),
});
export type CardQuote = z.output<typeof quote>;

const paid = z.object({
  card,
  message: z.string(),
  reference: z.string(),
  status: transactionStatus,
  transaction: transactionShape,
});
const moved = z.object({ card, message: z.string(), status: transactionStatus });

const off = [providerRefusals.service_off, providerRefusals.provider_unavailable];
const unpaid = [
  commonRefusals.not_found,
  cardRefusals.kyc_required,
  rateRefusals.rates_unavailable,
  cardRefusals.card_quote_expired,
  cardRefusals.card_full,
  cardRefusals.card_month_limit,
  ...off,
  ...outgoingRefusals,
  ledgerRefusals.insufficient_funds,
  ledgerRefusals.idempotency_mismatch,
  ledgerRefusals.outcome_unknown,
  ...spendRefusals,
  providerRefusals.payment_declined,
];
const asksPin = [
  identityRefusals.pin_required,
  identityRefusals.pin_not_set,
  identityRefusals.pin_locked,
  identityRefusals.invalid_pin,
];

/** An amount, or nothing for none. */
const limitInput = sentAmount.nullable();

export const routes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/virtual-cards',
    summary: 'Your cards, the newest first, without numbers',
    access: 'customer',
    answers: { 200: z.array(card) },
  }),
  quote: defineRoute({
    method: 'POST',
    path: '/api/virtual-cards/quote',
    summary: 'What an amount on a card costs from a wallet, good once and for 30 seconds',
    access: 'customer',
    body: z.object({
      wallet_id: named(cardFaults.card_form_missing),
      currency,
      amount: amountInput(cardFaults.card_form_missing),
    }),
    answers: { 200: quote },
    refusals: [commonRefusals.not_found, rateRefusals.rates_unavailable],
    limits: [
      { max: 120, windowSeconds: 60 },
      { max: 5_000, windowSeconds: daySeconds },
    ],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/virtual-cards',
    summary: 'A new card, with money on it; the amount is in the card’s currency',
    access: 'customer',
    movesMoney: true,
    body: z.strictObject({
      wallet_id: named(cardFaults.card_form_missing),
      currency,
      amount: amountInput(cardFaults.card_form_missing),
      pin: newCardPin,
      quote_id: quoteId,
      single_merchant: z
        .boolean()
        .optional()
        .meta({ description: 'For one shop alone: used at a second one, it is frozen' }),
    }),
    answers: { 201: paid, 202: paid },
    refusals: [
      cardRefusals.bvn_required,
      cardRefusals.nin_required,
      cardRefusals.holder_refused,
      cardRefusals.too_many_cards,
      cardRefusals.too_many_new_cards,
      ...unpaid,
    ],
  }),
  deposit: defineRoute({
    method: 'POST',
    path: '/api/virtual-cards/{id}/deposit',
    summary: 'Put money on a card; the amount is in the card’s currency',
    access: 'customer',
    movesMoney: true,
    params: cardId,
    body: z.strictObject({
      amount: amountInput(cardFaults.card_deposit_missing),
      quote_id: quoteId,
      pin: cardPin.optional(),
    }),
    answers: { 200: paid, 202: paid },
    refusals: [
      cardRefusals.card_not_ready,
      cardRefusals.card_frozen,
      cardRefusals.card_closed,
      cardRefusals.card_funded_recently,
      ...unpaid,
    ],
  }),
  withdraw: defineRoute({
    method: 'POST',
    path: '/api/virtual-cards/{id}/withdraw',
    summary: 'Bring money back from a card to your wallet in its currency, free',
    access: 'customer',
    bringsMoneyBack: true,
    params: cardId,
    body: z.strictObject({ amount: amountInput(cardFaults.card_deposit_missing), request: z.uuid().optional() }),
    answers: { 200: moved, 202: moved },
    refusals: [
      commonRefusals.not_found,
      identityRefusals.account_frozen,
      cardRefusals.card_not_ready,
      cardRefusals.card_closed,
      cardRefusals.card_balance_low,
      cardRefusals.card_in_use,
      ledgerRefusals.idempotency_mismatch,
      ledgerRefusals.outcome_unknown,
      providerRefusals.service_off,
      providerRefusals.payment_declined,
    ],
  }),
  close: defineRoute({
    method: 'POST',
    path: '/api/virtual-cards/{id}/close',
    summary: 'End a card for good; its balance comes back to your wallet in its currency',
    access: 'customer',
    bringsMoneyBack: true,
    params: cardId,
    answers: { 200: moved, 202: moved },
    refusals: [
      commonRefusals.not_found,
      identityRefusals.account_frozen,
      cardRefusals.card_not_ready,
      cardRefusals.card_in_use,
      ledgerRefusals.idempotency_mismatch,
      providerRefusals.service_off,
    ],
  }),
  freeze: defineRoute({
    method: 'POST',
    path: '/api/virtual-cards/{id}/freeze',
    summary: 'Nothing can be bought with it until it is unfrozen',
    access: 'customer',
    params: cardId,
    answers: { 200: z.object({ card }) },
    refusals: [commonRefusals.not_found, cardRefusals.card_not_ready, cardRefusals.card_closed, ...off],
  }),
  unfreeze: defineRoute({
    method: 'POST',
    path: '/api/virtual-cards/{id}/unfreeze',
    summary: 'It may be used again',
    access: 'customer',
    params: cardId,
    answers: { 200: z.object({ card }) },
    refusals: [
      commonRefusals.not_found,
      identityRefusals.account_frozen,
      cardRefusals.card_not_ready,
      cardRefusals.card_closed,
      ...off,
    ],
  }),
  reveal: defineRoute({
    method: 'POST',
    path: '/api/virtual-cards/{id}/reveal',
    summary: 'The number and the CVV, to be shown once and kept nowhere',
    access: 'customer',
    params: cardId,
    body: z.strictObject({ pin: cardPin }),
    answers: {
      200: z.union([
        z.object({ card_number: z.string(), cvv: z.string(), expiry_date: z.string() }),
        z.object({ reveal_url: z.string(), token: z.string() }),
      ]),
    },
    refusals: [
      commonRefusals.unknown_field,
      commonRefusals.not_found,
      identityRefusals.account_frozen,
      cardRefusals.card_not_ready,
      cardRefusals.card_closed,
      cardRefusals.reveals_used_up,
      ...asksPin,
      ...off,
    ],
    limits: [{ max: 20, windowSeconds: hourSeconds }],
  }),
  transactions: defineRoute({
    method: 'GET',
    path: '/api/virtual-cards/{id}/transactions',
    summary: 'What was put on a card and bought with it, the newest first, with why a purchase was declined',
    access: 'customer',
    params: cardId,
    query: entriesQuery,
    answers: { 200: page(cardTransaction) },
    refusals: [commonRefusals.not_found],
  }),
  limits: defineRoute({
    method: 'GET',
    path: '/api/virtual-cards/{id}/limits',
    summary: 'What a card may spend, how it is topped up by itself, and what it will be charged next',
    access: 'customer',
    params: cardId,
    answers: { 200: limits },
    refusals: [commonRefusals.not_found],
  }),
  saveLimits: defineRoute({
    method: 'PUT',
    path: '/api/virtual-cards/{id}/limits',
    summary: 'Change what a card may spend; more of it, or topping up by itself, needs the PIN. What is left out stays',
    access: 'customer',
    params: cardId,
    body: z.strictObject({
      per_purchase: limitInput.optional(),
      per_month: limitInput.optional(),
      single_merchant: z.boolean().optional(),
      auto_top_up: z
        .strictObject({
          below: sentAmount,
          amount: sentAmount,
          monthly_ceiling: sentAmount,
        })
        .nullable()
        .optional(),
      pin: cardPin.optional(),
    }),
    answers: { 200: limits },
    refusals: [
      commonRefusals.unknown_field,
      commonRefusals.not_found,
      identityRefusals.account_frozen,
      cardRefusals.card_closed,
      ...asksPin,
    ],
  }),
};
