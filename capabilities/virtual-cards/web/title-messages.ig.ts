import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { cardPhrases } from '../phrases.ts';
import type * as english from './title-messages.ts';

export default {
  cardTitle: {
    title: 'Kaadị ịntanetị',
    quick: 'Kaadị',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  card_made: ({ currency }) => `Kaadị ${currency} ọhụrụ`,
  card_topped_up: ({ last }) => `Itinye ego na kaadị •${last}`,
  card_emptied: ({ last }) => `Site na kaadị •${last}`,
  card_exchange: 'Mgbanwe ego maka kaadị',
} satisfies PhraseWords<typeof cardPhrases>;
