import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { clothFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  clothMessages: {
    lead: 'Gbogbo ọjọ́ tí owó bá lọ tàbí bọ̀ nínú àpamọ́wọ́ rẹ ń di iṣẹ́ ọnà kan lórí aṣọ tó jẹ́ tìrẹ nìkan. Káàdì rẹ àti òkè àpamọ́wọ́ rẹ ni ó ń wọ̀ ọ́.',
    month: 'Oṣù',
    loading: 'A ń hun aṣọ rẹ...',
    failed: 'A kò lè ya aṣọ rẹ.',
    retry: 'Tún gbìyànjú',
    share: 'Pín oṣù yìí',
    making: 'Ó ń múra...',
    shareFailed: 'A kò lè ṣe àwòrán náà. Jọ̀wọ́ tún gbìyànjú.',
    telling:
      'Ẹni tó bá rí i yóò mọ ọjọ́ tí owó lọ tàbí bọ̀, kò sì ní mọ iye, ẹni tó fi ránṣẹ́ tàbí ẹni tó gbà á. Ìtàn kan náà ń hun aṣọ kan náà nígbà gbogbo.',
    poster: month => `Aṣọ rẹ ní ${month}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_invalid: 'Jọ̀wọ́ yan oṣù tó ti bẹ̀rẹ̀',
} satisfies PhraseWords<typeof clothFaults>;
