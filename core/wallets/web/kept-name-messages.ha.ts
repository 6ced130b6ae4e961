import type { Translations } from '@wura/browser/messages';
import type * as english from './kept-name-messages.ts';

export default {
  keptNameMessages: {
    title: 'Sunan ya canza',
    text: (kept, now) => `Kun adana ${kept}. Yanzu sunan ${now} ne.`,
    ask: 'Ku kira mutumin kafin ku tura komai: yana iya zama asusun wani.',
    answer: now => `Na duba, kuma ina so in tura wa ${now}`,
  },
} satisfies Translations<typeof english>;
