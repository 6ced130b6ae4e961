import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallPhrases } from '../recall-phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  disputeMenuMessages: { title: 'Problems wey you report' },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_sent_back: ({ name, reference }) => `${reference} don go back to ${name}`,
  recall_came_back: ({ name, reference }) => `${name} don send ${reference} back`,
  recall_set_aside: ({ reference }) => `We keep am one side while we check ${reference}`,
} satisfies PhraseWords<typeof recallPhrases>;
