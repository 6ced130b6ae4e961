import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { giftCardPhrases } from '../phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  giftMenuMessages: {
    title: 'Tarjetas de regalo',
    detail: 'Para tiendas, juegos y música',
    mine: 'Mis tarjetas de regalo',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  gift_card_of: ({ brand, value }) => `Tarjeta de regalo ${brand}, ${value}`,
} satisfies PhraseWords<typeof giftCardPhrases>;
