import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallPhrases } from '../recall-phrases.ts';
import type * as english from './menu-messages.ts';

export default {
  disputeMenuMessages: { title: 'Nsogbu akọrọ' },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_sent_back: ({ name, reference }) => `Ezighachiri ${name} ${reference}`,
  recall_came_back: ({ name, reference }) => `${name} zighachiri ${reference}`,
  recall_set_aside: ({ reference }) => `E wepụrụ ya n’akụkụ ka anyị na-enyocha ${reference}`,
} satisfies PhraseWords<typeof recallPhrases>;
