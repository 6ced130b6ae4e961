import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { airtimePhrases, airtimeReasons } from '../refusals.ts';
import type { airtimeFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  airtimeMessages: {
    title: 'Achat de crédit',
    quick: 'Crédit',
    menuDetail: 'MTN, Airtel, Glo et 9mobile',
    lead: 'Pour tout téléphone au Nigeria. Gratuit, et crédité en une minute.',
    quickAmounts: 'Montants rapides',
    what: network => `Crédit ${network}`,
    noWallet: 'Aucun portefeuille par défaut',
    walletsFailed: 'Les informations du portefeuille n’ont pas pu être chargées',
    complete: 'Crédit acheté',
    failed: 'Le paiement a échoué',
    refused: 'Le paiement a été refusé',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  airtime_wallet_missing: 'Aucun portefeuille par défaut',
  airtime_network_missing: 'Choisissez un opérateur',
  airtime_phone_missing: 'Saisissez un numéro de téléphone',
  airtime_phone_invalid: 'Saisissez un numéro de téléphone valide de 11 chiffres.',
  airtime_too_little: 'Le montant minimal est de ₦50',
  airtime_whole_naira: 'Le crédit se vend en nairas entiers',
  airtime_for: ({ network, phone }) => `Crédit ${network} pour ${phone}`,
  airtime_number_limit: ({ left }) => `Vous pouvez encore acheter ${left} de crédit pour ce numéro aujourd’hui.`,
} satisfies PhraseWords<typeof airtimeFaults & typeof airtimePhrases & typeof airtimeReasons>;
