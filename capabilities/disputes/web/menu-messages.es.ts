import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallPhrases } from '../recall-phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  disputeMenuMessages: { title: 'Problemas reportados' },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_sent_back: ({ name, reference }) => `${reference} devuelto a ${name}`,
  recall_came_back: ({ name, reference }) => `${reference} devuelto por ${name}`,
  recall_set_aside: ({ reference }) => `Apartado mientras revisamos ${reference}`,
} satisfies PhraseWords<typeof recallPhrases>;
