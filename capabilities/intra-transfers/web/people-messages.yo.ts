import type { Translations } from '@wura/browser/messages';
import type * as english from './people-messages.ts';

export default {
  peopleMessages: {
    title: 'Àwọn tí o fi pamọ́',
    manage: 'Ṣàkóso',
    star: name => `Fi ${name} pamọ́`,
    starred: name => `O ti fi ${name} pamọ́`,
    save: 'Fi ẹni yìí pamọ́',
    saving: 'Ó ń fi pamọ́...',
    saved: 'A ti fi ẹni náà pamọ́',
    saveFailed: 'A kò lè fi ẹni yìí pamọ́. Jọ̀wọ́ tún gbìyànjú.',
    search: 'Wá nínú àwọn tí o fi pamọ́',
    empty: 'Kò tíì sí ẹni tí o fi pamọ́',
    emptyText: 'Tẹ ìràwọ̀ tó wà lẹ́gbẹ̀ẹ́ orúkọ, tàbí fi ẹni náà pamọ́ lẹ́yìn ìfiránṣẹ́.',
    noMatch: query => `Kò sí ẹni tí o fi pamọ́ tó bá “${query}” mu`,
    account: digits => `Wura, ${digits}`,
    nicknameHelper: 'Ìwọ nìkan ló ń rí i. Bí ó bá ṣófo: orúkọ àkáǹtì wọn.',
    closed: 'A ti pa àkáǹtì náà dé',
    gone: 'Ẹni tó ti pa àkáǹtì rẹ̀ dé',
    renamed: 'Orúkọ ti yí padà',
  },
} satisfies Translations<typeof english>;
