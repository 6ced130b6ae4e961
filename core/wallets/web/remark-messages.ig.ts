import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { remarkFaults } from '../remarks.ts';
import type * as english from './remark-messages.ts';

export default {
  remarkMessages: { remarkCount: (used, max) => `${used}/${max}` },
} satisfies Translations<typeof english>;

export const phrases = {
  remark_too_long: 'Nkọwa mbufe agaghị akarị mkpụrụ edemede 100',
  remark_unusable: 'Nkọwa mbufe nwere ike inwe mkpụrụ edemede, nọmba na akara a na-ahụ anya',
} satisfies PhraseWords<typeof remarkFaults>;
