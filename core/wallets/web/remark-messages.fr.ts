import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { remarkFaults } from '../remarks.ts';
import type * as english from './remark-messages.ts';

export default {
  remarkMessages: { remarkCount: (used, max) => `${used}/${max}` },
} satisfies Translations<typeof english>;

export const phrases = {
  remark_too_long: 'Le motif peut compter au plus 100 caractères',
  remark_unusable: 'Le motif peut contenir des lettres, des chiffres et des signes visibles',
} satisfies PhraseWords<typeof remarkFaults>;
