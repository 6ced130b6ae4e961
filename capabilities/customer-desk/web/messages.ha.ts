import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  frozenMessages: {
    title: 'An dakatar da asusunku',
    what: 'Kuna iya duba komai, amma kuɗi ba zai fita daga walet ɗinku ba a yanzu. Kuɗinku naku ne har yanzu.',
    reason: 'Dalili:',
    support: 'Ku rubuta wa tallafi',
  },
} satisfies Translations<typeof english>;
