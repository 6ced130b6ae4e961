import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export { cardPhrases } from './phrases.ts';

export const cardRefusals = defineRefusals({
  kyc_required: { status: 403, message: 'Please complete your KYC verification to get a card.' },
  bvn_required: { status: 422, message: 'A dollar card needs your BVN. Please add it first.' },
  nin_required: { status: 422, message: 'A naira card needs your NIN. Please add it first.' },
  holder_refused: { status: 422, message: 'The card issuer could not accept your details. No money has moved.' },
  card_not_ready: { status: 422, message: 'This card is still being made. Please wait until it is ready.' },
  card_frozen: { status: 422, message: 'This card is frozen. Unfreeze it first.' },
  card_closed: { status: 422, message: 'This card is closed.' },
  card_full: {
    status: 422,
    message: withFacts({ most: 'money' }, ({ most }) => `A card can hold ${most} at most.`),
  },
  too_many_cards: {
    status: 422,
    message: withFacts({ most: 'count' }, ({ most }) => `You can have ${most} cards at a time. Close one first.`),
  },
  too_many_new_cards: {
    status: 429,
    message: withFacts(
      { most: 'count' },
      ({ most }) => `You can make ${most} cards in a day. Please try again tomorrow.`,
    ),
  },
  card_funded_recently: {
    status: 429,
    message: withFacts(
      { minutes: 'count' },
      ({ minutes }) => `This card was topped up just now. You can do it again in ${minutes} min. No money has moved.`,
    ),
  },
  card_balance_low: { status: 422, message: 'There is not enough money on this card.' },
  card_in_use: { status: 409, message: 'Money is on its way to or from this card. Please wait until it has arrived.' },
  card_month_limit: {
    status: 422,
    message: withFacts(
      { left: 'money' },
      ({ left }) => `With this the card could spend more than your limit for the month. You can add ${left}.`,
    ),
  },
  card_quote_expired: { status: 422, message: 'This rate has expired. No money has moved. Ask for a new one.' },
  reveals_used_up: { status: 429, message: 'You have looked at card details five times in an hour. Please try later.' },
});

/** Why the issuer did not put money on a card, or make one: what can be done about it, in a sentence. */
export const declineReasons = definePhrases({
  card_not_accepted: 'The card issuer did not accept this.',
  card_issuer_short: 'The card issuer cannot fund cards right now. Please try again later.',
  card_too_soon: 'The card issuer funds a card once in five minutes. Please try again then.',
  card_overfull: 'The card cannot hold that much.',
  card_gone: 'The card issuer does not know this card any more.',
  card_holder_barred: 'The card issuer could not accept your details.',
  card_made_unfunded: 'The card was made, and the money could not be put on it.',
});

/** Why a shop was told no, and what to do about it. */
export const purchaseReasons = definePhrases({
  purchase_insufficient_funds: 'There was not enough money on the card. Top it up and try again.',
  purchase_frozen: 'The card was frozen. Unfreeze it and try again.',
  purchase_closed: 'The card is closed.',
  purchase_limit: 'It was more than the card may spend. Look at the card’s limits.',
  purchase_not_allowed: 'The card may not be used at this shop.',
  purchase_issuer: 'The card issuer declined it and gave no reason. Try again, or ask the shop.',
});

export const cardMessages = {
  created: 'Your card is ready.',
  making: 'Your card is being made. We will tell you when it is ready.',
  unfunded: 'Your card is ready, and the money could not be put on it. It is back in your wallet.',
  funded: 'Card topped up.',
  funding: 'Your top-up is on its way to the card.',
  closed: 'Your card is closed, and its balance is back in your wallet.',
  closing: 'Your card is being closed. Its balance comes back to your wallet.',
  withdrawn: 'The money is back in your wallet.',
  withdrawing: 'The money is on its way back to your wallet.',
} as const;
