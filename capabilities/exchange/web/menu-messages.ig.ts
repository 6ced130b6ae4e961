import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { exchangePhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  convertMenuMessages: {
    title: 'Gbanwee ego',
    quick: 'Mgbanwe',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  converted_to: ({ currency }) => `Agbanwere gaa na ${currency}`,
  converted_from: ({ currency }) => `Agbanwere si na ${currency}`,
} satisfies PhraseWords<typeof exchangePhrases>;
