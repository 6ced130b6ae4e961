import type { Translations } from '@wura/browser/messages';
import type * as english from './currency-fact-messages.ts';

export default {
  currencyFactMessages: {
    title: 'Ce que ce portefeuille permet',
    holdAndSend: 'Garder de l’argent, et l’envoyer aussitôt à d’autres clients.',
    naira: 'Ajouter de l’argent par carte ou virement, l’envoyer à toute banque et payer des factures.',
    convert: 'Convertir depuis et vers vos autres portefeuilles.',
    card: 'Payer des cartes virtuelles.',
    chain: 'Recevoir et envoyer sur le réseau TRON.',
    free: 'L’ouvrir, le garder et les transferts entre clients sont gratuits.',
    fee: (amount, fee) => `Convertir ${amount} coûte ${fee}, taxe comprise.`,
    limit: amount => `Tous les portefeuilles ensemble peuvent envoyer ${amount} par jour, au taux du moment.`,
  },
} satisfies Translations<typeof english>;
