import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { remarkFaults } from '../remarks.ts';
import type * as english from './remark-messages.ts';

export default {
  remarkMessages: { remarkCount: (used, max) => `${used}/${max}` },
} satisfies Translations<typeof english>;

export const phrases = {
  remark_too_long: 'Bayanin turawa kada ya wuce haruffa 100',
  remark_unusable: 'Bayanin turawa ya ƙunshi haruffa, lambobi da alamomin da ake iya gani',
} satisfies PhraseWords<typeof remarkFaults>;
