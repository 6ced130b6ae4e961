import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { remarkFaults } from '../remarks.ts';
import type * as english from './remark-messages.ts';

export default {
  remarkMessages: { remarkCount: (used, max) => `${used}/${max}` },
} satisfies Translations<typeof english>;

export const phrases = {
  remark_too_long: 'Àlàyé kò gbọ́dọ̀ ju àmì 100 lọ',
  remark_unusable: 'Lẹ́tà, nọ́ńbà àti àmì tó hàn nìkan ló lè wà nínú àlàyé',
} satisfies PhraseWords<typeof remarkFaults>;
