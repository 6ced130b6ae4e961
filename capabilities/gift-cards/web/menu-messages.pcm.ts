import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { giftCardPhrases } from '../phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  giftMenuMessages: {
    title: 'Gift Cards',
    detail: 'For shops, games and music',
    mine: 'My gift cards',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  gift_card_of: ({ brand, value }) => `${brand} gift card, ${value}`,
} satisfies PhraseWords<typeof giftCardPhrases>;
