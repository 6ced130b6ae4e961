import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { remarkFaults } from '../remarks.ts';
import type * as english from './remark-messages.ts';

export default {
  remarkMessages: { remarkCount: (used, max) => `${used}/${max}` },
} satisfies Translations<typeof english>;

export const phrases = {
  remark_too_long: 'El concepto puede tener como máximo 100 caracteres',
  remark_unusable: 'El concepto puede tener letras, cifras y signos que se vean',
} satisfies PhraseWords<typeof remarkFaults>;
