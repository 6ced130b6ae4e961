import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { exchangePhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  convertMenuMessages: {
    title: 'Pààrọ̀',
    quick: 'Ìpààrọ̀',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  converted_to: ({ currency }) => `A pààrọ̀ rẹ̀ sí ${currency}`,
  converted_from: ({ currency }) => `A pààrọ̀ rẹ̀ láti ${currency}`,
} satisfies PhraseWords<typeof exchangePhrases>;
