import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { rateFaults, rateRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  rateMessages: {
    ofTime: (when, source) => `Ọnụego etiti ahịa nke ${when}, ${source}`,
    simulated: when => `Ọnụego nnwale nke ${when}, ọ bụghị nke ezigbo ahịa`,
    none: 'Ọnụego mgbanwe ọhụrụ adịghị.',
    estimate: 'Atụmatụ.',
    without: wallets => `Ma ewepụ ${wallets}: ọnụego mgbanwe ọhụrụ adịghị`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  rates_unavailable: 'Anyị enweghị ọnụego mgbanwe ọhụrụ ugbu a. Biko nwaa ọzọ n’oge na-adịghị anya.',
  rate_currency_unknown: 'Biko họrọ ụdị ego anyị na-anabata',
  rate_days_out_of_range: 'Biko họrọ ụbọchị 1 ruo 30',
} satisfies PhraseWords<typeof rateRefusals & typeof rateFaults>;
