import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { cardPhrases } from '../phrases.ts';
import type * as english from './title-messages.ts';

export default {
  cardTitle: {
    title: 'Cartes virtuelles',
    quick: 'Cartes',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  card_made: ({ currency }) => `Nouvelle carte en ${currency}`,
  card_topped_up: ({ last }) => `Recharge de la carte •${last}`,
  card_emptied: ({ last }) => `De la carte •${last}`,
  card_exchange: 'Devise pour une carte',
} satisfies PhraseWords<typeof cardPhrases>;
