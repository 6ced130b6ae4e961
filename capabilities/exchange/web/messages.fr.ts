import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { exchangePhrases, exchangeRefusals } from '../refusals.ts';
import type { exchangeFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {} satisfies Translations<typeof english>;

export const phrases = {
  quote_expired: 'Ce taux a expiré. L’argent n’a pas bougé. Demandez-en un nouveau.',
  quote_used: 'Ce taux a déjà servi. Demandez-en un nouveau pour convertir encore.',
  amount_too_small: 'Cela vaut moins que la plus petite unité de la devise d’arrivée.',
  converted_to: ({ currency }) => `Converti en ${currency}`,
  converted_from: ({ currency }) => `Converti depuis ${currency}`,
  wallets_missing: 'Choisissez le portefeuille de départ et celui d’arrivée',
  wallets_same: 'Les portefeuilles de départ et d’arrivée doivent être différents',
  quote_missing: 'Demandez d’abord un taux',
} satisfies PhraseWords<typeof exchangeRefusals & typeof exchangePhrases & typeof exchangeFaults>;
