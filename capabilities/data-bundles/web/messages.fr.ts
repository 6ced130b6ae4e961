import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { dataPhrases, dataReasons, dataRefusals } from '../refusals.ts';
import type { dataFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  dataMessages: {
    title: 'Achat de données',
    quick: 'Données',
    menuDetail: 'Forfaits du jour, de la semaine et du mois',
    lead: 'Pour tout téléphone au Nigeria, au prix de l’opérateur. Activé en une minute.',
    what: (network, plan) => `Données ${network}, ${plan}`,
    noWallet: 'L’identifiant du portefeuille manque.',
    walletsFailed: 'Les informations du portefeuille n’ont pas pu être chargées',
    complete: 'Forfait de données acheté',
    failed: 'Le paiement a échoué. Veuillez réessayer.',
    planGone: 'Le forfait de la dernière fois n’est plus vendu. Choisissez-en un autre.',
  },
  planMessages: {
    plan: 'Forfait de données',
    chooseNetwork: 'Saisissez un numéro ou choisissez un opérateur pour voir ses forfaits.',
    search: 'Rechercher un forfait',
    groups: { daily: 'Jour', weekly: 'Semaine', monthly: 'Mois', other: 'Autres' },
    loading: 'Chargement des forfaits...',
    none: 'Aucun forfait n’est disponible chez cet opérateur.',
    noMatch: query => `Aucun forfait ne correspond à « ${query} »`,
    retry: 'Réessayer',
    loadFailed: 'Les forfaits n’ont pas pu être chargés. Veuillez réessayer.',
    signInAgain: 'Authentification échouée. Veuillez vous reconnecter.',
    serverError: 'Erreur du serveur...',
    invalid: 'Le serveur a envoyé des données illisibles.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  data_wallet_missing: 'Portefeuille non indiqué.',
  data_network_missing: 'Choisissez un opérateur.',
  data_plan_missing: 'Choisissez un forfait.',
  data_phone_invalid: 'Saisissez un numéro de téléphone valide de 11 chiffres.',
  unknown_plan: 'Choisissez un forfait.',
  plans_unavailable: 'Les forfaits n’ont pas pu être chargés. Veuillez réessayer.',
  data_for: ({ network, plan, phone }) => `Données ${network} ${plan} pour ${phone}`,
} satisfies PhraseWords<typeof dataFaults & typeof dataRefusals & typeof dataReasons & typeof dataPhrases>;
