import type { Translations } from '@wura/browser/messages';
import type * as english from './kept-name-messages.ts';

export default {
  keptNameMessages: {
    title: 'Orúkọ náà ti yí padà',
    text: (kept, now) => `O fi ${kept} pamọ́. Orúkọ náà ti di ${now} báyìí.`,
    ask: 'Pe ẹni náà kí o tó fi ohunkóhun ránṣẹ́: ó lè jẹ́ àkáǹtì ẹlòmíràn.',
    answer: now => `Mo ti yẹ̀ ẹ́ wò, mo sì fẹ́ fi ránṣẹ́ sí ${now}`,
  },
} satisfies Translations<typeof english>;
