import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { remarkFaults } from '../remarks.ts';
import type * as english from './remark-messages.ts';

export default {
  remarkMessages: { remarkCount: (used, max) => `${used}/${max}` },
} satisfies Translations<typeof english>;

export const phrases = {
  remark_too_long: 'Remark no suppose pass 100 characters',
  remark_unusable: 'Remark fit get letters, digits and signs wey person fit see',
} satisfies PhraseWords<typeof remarkFaults>;
