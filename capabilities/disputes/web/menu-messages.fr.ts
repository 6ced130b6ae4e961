import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallPhrases } from '../recall-phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  disputeMenuMessages: { title: 'Problèmes signalés' },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_sent_back: ({ name, reference }) => `${reference} rendu à ${name}`,
  recall_came_back: ({ name, reference }) => `${reference} rendu par ${name}`,
  recall_set_aside: ({ reference }) => `Mis de côté pendant l’examen de ${reference}`,
} satisfies PhraseWords<typeof recallPhrases>;
