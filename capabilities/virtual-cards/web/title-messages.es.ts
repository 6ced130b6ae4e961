import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { cardPhrases } from '../phrases.ts';
import type * as english from './title-messages.ts';

export default {
  cardTitle: {
    title: 'Tarjetas virtuales',
    quick: 'Tarjetas',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  card_made: ({ currency }) => `Tarjeta nueva en ${currency}`,
  card_topped_up: ({ last }) => `Recarga de la tarjeta •${last}`,
  card_emptied: ({ last }) => `De la tarjeta •${last}`,
  card_exchange: 'Moneda para una tarjeta',
} satisfies PhraseWords<typeof cardPhrases>;
