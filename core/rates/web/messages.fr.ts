import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { rateFaults, rateRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  rateMessages: {
    ofTime: (when, source) => `Taux moyens du ${when}, ${source}`,
    simulated: when => `Taux de démonstration du ${when}, aucun marché réel`,
    none: 'Aucun taux récent.',
    estimate: 'Estimation.',
    without: wallets => `Sans ${wallets} : aucun taux récent`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  rates_unavailable: 'Nous n’avons pas de taux de change récent pour le moment. Réessayez dans un instant.',
  rate_currency_unknown: 'Choisissez une devise que nous proposons',
  rate_days_out_of_range: 'Choisissez de 1 à 30 jours',
} satisfies PhraseWords<typeof rateRefusals & typeof rateFaults>;
