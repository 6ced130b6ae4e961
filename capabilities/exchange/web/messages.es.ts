import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { exchangePhrases, exchangeRefusals } from '../refusals.ts';
import type { exchangeFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {} satisfies Translations<typeof english>;

export const phrases = {
  quote_expired: 'Este tipo de cambio ha vencido. El dinero no se ha movido. Pida uno nuevo.',
  quote_used: 'Este tipo de cambio ya se ha usado. Pida uno nuevo para volver a convertir.',
  amount_too_small: 'Esto vale menos que la unidad más pequeña de la moneda de destino.',
  converted_to: ({ currency }) => `Convertido a ${currency}`,
  converted_from: ({ currency }) => `Convertido desde ${currency}`,
  wallets_missing: 'Elija la billetera de origen y la de destino',
  wallets_same: 'Las billeteras de origen y de destino deben ser distintas',
  quote_missing: 'Pida primero un tipo de cambio',
} satisfies PhraseWords<typeof exchangeRefusals & typeof exchangePhrases & typeof exchangeFaults>;
