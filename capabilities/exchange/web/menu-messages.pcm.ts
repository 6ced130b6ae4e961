import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { exchangePhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  convertMenuMessages: {
    title: 'Convert',
    quick: 'Exchange',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  converted_to: ({ currency }) => `Converted to ${currency}`,
  converted_from: ({ currency }) => `Converted from ${currency}`,
} satisfies PhraseWords<typeof exchangePhrases>;
