import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { rateFaults, rateRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  rateMessages: {
    ofTime: (when, source) => `Tipos medios del ${when}, ${source}`,
    simulated: when => `Tipos de demostración del ${when}, de ningún mercado real`,
    none: 'Sin tipos de cambio recientes.',
    estimate: 'Estimación.',
    without: wallets => `Sin ${wallets}: ningún tipo de cambio reciente`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  rates_unavailable: 'Ahora mismo no tenemos un tipo de cambio reciente. Inténtelo de nuevo en un momento.',
  rate_currency_unknown: 'Elija una moneda que ofrezcamos',
  rate_days_out_of_range: 'Elija de 1 a 30 días',
} satisfies PhraseWords<typeof rateRefusals & typeof rateFaults>;
