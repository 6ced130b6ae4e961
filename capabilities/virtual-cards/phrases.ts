import { definePhrases, withFacts } from '@wura/wire/phrases';

/** What money to and from a card is described as in its wallet. */
export const cardPhrases = definePhrases({
  card_made: withFacts({ currency: 'text' }, ({ currency }) => `New ${currency} card`),
  card_topped_up: withFacts({ last: 'text' }, ({ last }) => `Card top-up •${last}`),
  card_emptied: withFacts({ last: 'text' }, ({ last }) => `From card •${last}`),
  // In our own books alone: no customer reads it.
  card_exchange: 'Currency for a card',
});
