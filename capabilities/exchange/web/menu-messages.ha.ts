import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { exchangePhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  convertMenuMessages: {
    title: 'Canza kuɗi',
    quick: 'Canji',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  converted_to: ({ currency }) => `An canza zuwa ${currency}`,
  converted_from: ({ currency }) => `An canza daga ${currency}`,
} satisfies PhraseWords<typeof exchangePhrases>;
