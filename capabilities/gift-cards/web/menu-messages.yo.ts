import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { giftCardPhrases } from '../phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  giftMenuMessages: {
    title: 'Káàdì Ẹ̀bùn',
    detail: 'Fún ilé ìtajà, eré àti orin',
    mine: 'Àwọn káàdì ẹ̀bùn mi',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  gift_card_of: ({ brand, value }) => `Káàdì ẹ̀bùn ${brand}, ${value}`,
} satisfies PhraseWords<typeof giftCardPhrases>;
