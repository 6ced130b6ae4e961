import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { rateFaults, rateRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  rateMessages: {
    ofTime: (when, source) => `Mid-market rates of ${when}, ${source}`,
    simulated: when => `Practice rates of ${when}, no be from real market`,
    none: 'No fresh exchange rate dey.',
    estimate: 'Estimate.',
    without: wallets => `Without ${wallets}: no fresh exchange rate dey`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  rates_unavailable: 'We no get fresh exchange rate right now. Abeg try again just now.',
  rate_currency_unknown: 'Abeg choose currency wey we dey support',
  rate_days_out_of_range: 'Abeg choose from 1 to 30 days',
} satisfies PhraseWords<typeof rateRefusals & typeof rateFaults>;
