import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { giftCardPhrases } from '../phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  giftMenuMessages: {
    title: 'Kaadị onyinye',
    detail: 'Maka ụlọ ahịa, egwuregwu na egwu',
    mine: 'Kaadị onyinye m',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  gift_card_of: ({ brand, value }) => `Kaadị onyinye ${brand}, ${value}`,
} satisfies PhraseWords<typeof giftCardPhrases>;
