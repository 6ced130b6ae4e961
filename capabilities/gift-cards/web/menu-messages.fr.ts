import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { giftCardPhrases } from '../phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  giftMenuMessages: {
    title: 'Cartes cadeaux',
    detail: 'Pour les boutiques, les jeux et la musique',
    mine: 'Mes cartes cadeaux',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  gift_card_of: ({ brand, value }) => `Carte cadeau ${brand}, ${value}`,
} satisfies PhraseWords<typeof giftCardPhrases>;
