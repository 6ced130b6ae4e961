import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { giftCardPhrases } from '../phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  giftMenuMessages: {
    title: 'Katunan kyauta',
    detail: 'Na shaguna, wasanni da kiɗa',
    mine: 'Katunan kyautata',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  gift_card_of: ({ brand, value }) => `Katin kyauta na ${brand}, ${value}`,
} satisfies PhraseWords<typeof giftCardPhrases>;
