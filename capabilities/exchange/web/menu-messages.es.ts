import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { exchangePhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  convertMenuMessages: {
    title: 'Convertir',
    quick: 'Cambio',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  converted_to: ({ currency }) => `Convertido a ${currency}`,
  converted_from: ({ currency }) => `Convertido desde ${currency}`,
} satisfies PhraseWords<typeof exchangePhrases>;
