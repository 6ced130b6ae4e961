import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallPhrases } from '../recall-phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  disputeMenuMessages: { title: 'Matsalolin da aka kai' },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_sent_back: ({ name, reference }) => `An mayar da ${reference} ga ${name}`,
  recall_came_back: ({ name, reference }) => `${name} ya mayar da ${reference}`,
  recall_set_aside: ({ reference }) => `An ware yayin da muke bincika ${reference}`,
} satisfies PhraseWords<typeof recallPhrases>;
