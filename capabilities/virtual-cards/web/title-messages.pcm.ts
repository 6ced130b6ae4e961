import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { cardPhrases } from '../phrases.ts';
import type * as english from './title-messages.ts';

export default {
  cardTitle: {
    title: 'Virtual Cards',
    quick: 'Cards',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  card_made: ({ currency }) => `New ${currency} card`,
  card_topped_up: ({ last }) => `Card top-up •${last}`,
  card_emptied: ({ last }) => `From card •${last}`,
  card_exchange: 'Currency for card',
} satisfies PhraseWords<typeof cardPhrases>;
