import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { cablePhrases, cableReasons, cableRefusals } from '../refusals.ts';
import type { cableFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  cableMessages: {
    title: 'Abonnement TV',
    quick: 'TV',
    detail: 'DStv, GOtv et StarTimes',
    accountLead: 'D’abord le compte, puis le bouquet, puis le paiement.',
    paymentLead: 'Ce que cela coûte, et qui est prévenu.',
    stepOf: step => `Étape ${step} sur 3`,
    failed: 'Le paiement a échoué',
    refused: 'Erreur de paiement',
    walletsFailed: 'Les informations du portefeuille n’ont pas pu être récupérées',
    noWallet: 'Aucun portefeuille par défaut',
    overLimit: 'C’est plus que ce que vous pouvez encore envoyer aujourd’hui.',
    provider: 'Fournisseur de TV',
    providersLoading: 'Chargement des fournisseurs de TV...',
    providersFailed: 'Les fournisseurs de TV n’ont pas pu être chargés',
    retry: 'Réessayer',
    smartcard: 'Numéro de carte',
    smartcardHelper: '10 ou 11 chiffres, aussi appelé numéro IUC.',
    verify: 'Vérifier le compte',
    verifying: 'Vérification du compte...',
    verifyFailed: 'Les données du compte n’ont pas pu être vérifiées',
    lookupMissing: provider =>
      `La vérification de compte n’existe pas pour ${provider}. Le serveur doit être mis à jour pour la permettre.`,
    nothingPaid: 'Rien n’a été payé.',
    verified: 'Compte vérifié',
    isThisYou: 'Est-ce le bon compte ?',
    cardOf: (provider, card) => `${provider}, ${card}`,
    change: 'Changer de compte',
    chooseBouquet: 'Choisissez un bouquet',
    search: 'Rechercher un bouquet',
    noMatch: query => `Aucun bouquet ne correspond à « ${query} »`,
    bouquetsLoading: 'Chargement des bouquets...',
    bouquetsFailed: 'Les bouquets n’ont pas pu être récupérés',
    noBouquets: 'Aucun bouquet disponible',
    bouquetCount: count => `${count} ${count <= 1 ? 'bouquet' : 'bouquets'}`,
    changeBouquet: 'Changer de bouquet',
    phone: 'Numéro de téléphone',
    email: 'E-mail (facultatif)',
    emailHelper: 'Vide, votre propre adresse est utilisée.',
  },
  payCableMessages: {
    complete: 'Abonnement TV payé',
    smartcard: 'Carte',
    keepOn: 'Laissez le décodeur allumé pendant que l’abonnement arrive.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  smartcard_not_found: 'Les données du compte n’ont pas pu être vérifiées',
  unknown_tv_provider: 'Choisissez un fournisseur de TV',
  unknown_bouquet: 'Choisissez un bouquet',
  smartcard_not_verified: 'Vérifiez d’abord le compte',
  tv_providers_unavailable: 'Les fournisseurs de TV n’ont pas pu être chargés',
  smartcard_unavailable: 'Les données du compte n’ont pas pu être vérifiées',
  bouquets_unavailable: 'Les bouquets n’ont pas pu être chargés',
  cable_for: ({ bouquet, card }) => `${bouquet}, carte ${card}`,
  tv_wallet_missing: 'Aucun portefeuille par défaut',
  tv_phone_missing: 'Saisissez un numéro de téléphone',
  tv_phone_invalid: 'Saisissez un numéro de téléphone valide de 11 chiffres.',
  tv_provider_missing: 'Choisissez un fournisseur de TV',
  smartcard_missing: 'Saisissez un numéro de carte',
  smartcard_invalid: 'Un numéro de carte compte 10 ou 11 chiffres',
  bouquet_missing: 'Choisissez un bouquet',
  smartcard_check_missing: 'Vérifiez d’abord le compte',
} satisfies PhraseWords<typeof cableRefusals & typeof cableReasons & typeof cablePhrases & typeof cableFaults>;
