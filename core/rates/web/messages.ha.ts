import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { rateFaults, rateRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  rateMessages: {
    ofTime: (when, source) => `Matsakaicin farashin kasuwa na ${when}, ${source}`,
    simulated: when => `Farashin gwaji na ${when}, ba na kasuwar gaske ba`,
    none: 'Babu sabon farashin canji.',
    estimate: 'Kiyasi ne.',
    without: wallets => `Ban da ${wallets}: babu sabon farashin canji`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  rates_unavailable: 'Ba mu da sabon farashin canji a yanzu. Ku sake gwadawa nan da ɗan lokaci.',
  rate_currency_unknown: 'Ku zaɓi nau’in kuɗin da muke karɓa',
  rate_days_out_of_range: 'Ku zaɓi daga kwana 1 zuwa 30',
} satisfies PhraseWords<typeof rateRefusals & typeof rateFaults>;
