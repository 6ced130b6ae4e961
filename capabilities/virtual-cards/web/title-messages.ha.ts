import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { cardPhrases } from '../phrases.ts';
import type * as english from './title-messages.ts';

export default {
  cardTitle: {
    title: 'Katunan intanet',
    quick: 'Katuna',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  card_made: ({ currency }) => `Sabon katin ${currency}`,
  card_topped_up: ({ last }) => `Ƙara kuɗi a kati •${last}`,
  card_emptied: ({ last }) => `Daga kati •${last}`,
  card_exchange: 'Canjin kuɗi don kati',
} satisfies PhraseWords<typeof cardPhrases>;
