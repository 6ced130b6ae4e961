import type { Exchange, MovementKind } from '@wura/wallets/server/kinds';
import { noDetails } from '@wura/wallets/server/kinds';
import { say } from '@wura/wire/phrases';
import { z } from 'zod';
import { cardPhrases } from '../refusals.ts';
import { cardPaymentDetails, type CardPaymentDetails } from './ports.ts';

/** The job of making a card or of putting money on one, by its reference. */
export const cardPaymentJob = 'card_payment';

/** What the customer's money became on its way to a card of another currency. */
function sumsOf({ exchange, card_amount: amount, currency }: CardPaymentDetails): Exchange | undefined {
  if (!exchange) return undefined;
  const { from_amount, from_currency, ...rate } = exchange;
  return { from: { amount: from_amount, currency: from_currency }, to: { amount, currency }, ...rate };
}

export const cardMade: MovementKind<CardPaymentDetails> = {
  id: 40,
  name: 'card_create',
  isHold: true,
  category: 'card',
  job: cardPaymentJob,
  details: cardPaymentDetails,
  describe: ({ details }) => say(cardPhrases.card_made, { currency: details.currency }),
  exchange: sumsOf,
};

export const cardFunded: MovementKind<CardPaymentDetails> = {
  id: 41,
  name: 'card_fund',
  isHold: true,
  category: 'card',
  job: cardPaymentJob,
  details: cardPaymentDetails,
  describe: ({ details }) => say(cardPhrases.card_topped_up, { last: details.last_four ?? '••••' }),
  exchange: sumsOf,
};

export const cardEmptiedDetails = z.object({ reference: z.string(), card: z.string(), last_four: z.string() });

export const cardEmptied: MovementKind<z.output<typeof cardEmptiedDetails>> = {
  id: 42,
  name: 'card_unload',
  isHold: false,
  category: 'card',
  details: cardEmptiedDetails,
  describe: ({ details }) => say(cardPhrases.card_emptied, { last: details.last_four }),
};

/** Between wallets of the system: what the issuer takes in one currency for what the customer paid in another. */
export const cardExchange: MovementKind = {
  id: 43,
  name: 'card_exchange',
  isHold: false,
  category: 'card',
  details: noDetails,
  describe: () => say(cardPhrases.card_exchange, {}),
};
