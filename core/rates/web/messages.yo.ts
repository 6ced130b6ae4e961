import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { rateFaults, rateRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  rateMessages: {
    ofTime: (when, source) => `Iye àárín ọjà ti ${when}, ${source}`,
    simulated: when => `Iye ìdánwò ti ${when}, kì í ṣe ti ọjà gidi`,
    none: 'Kò sí iye ìpààrọ̀ tuntun.',
    estimate: 'Ìfojúdíwọ̀n.',
    without: wallets => `Láìsí ${wallets}: kò sí iye ìpààrọ̀ tuntun`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  rates_unavailable: 'A kò ní iye ìpààrọ̀ tuntun báyìí. Jọ̀wọ́ tún gbìyànjú láìpẹ́.',
  rate_currency_unknown: 'Jọ̀wọ́ yan owó ìlú tí a ń lò',
  rate_days_out_of_range: 'Jọ̀wọ́ yan láti ọjọ́ 1 sí 30',
} satisfies PhraseWords<typeof rateRefusals & typeof rateFaults>;
