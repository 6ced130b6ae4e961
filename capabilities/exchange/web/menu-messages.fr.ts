import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { exchangePhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  convertMenuMessages: {
    title: 'Convertir',
    quick: 'Change',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  converted_to: ({ currency }) => `Converti en ${currency}`,
  converted_from: ({ currency }) => `Converti depuis ${currency}`,
} satisfies PhraseWords<typeof exchangePhrases>;
