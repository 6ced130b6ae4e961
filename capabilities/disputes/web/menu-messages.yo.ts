import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallPhrases } from '../recall-phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  disputeMenuMessages: { title: 'Ìṣòro tí o sọ' },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_sent_back: ({ name, reference }) => `A dá ${reference} padà fún ${name}`,
  recall_came_back: ({ name, reference }) => `${name} dá ${reference} padà`,
  recall_set_aside: ({ reference }) => `A yà á sọ́tọ̀ nígbà tí a ń wádìí ${reference}`,
} satisfies PhraseWords<typeof recallPhrases>;
