import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { ledgerRefusals } from '@wura/ledger/contract';
import type { paymentPhrases, providerRefusals } from '@wura/provider-payments/contract';
import type { walletRefusals, walletFaults, movementPhrases } from '../refusals.ts';

export default {
  addWalletMessages: {
    title: 'Ajouter un portefeuille',
    lead: 'Chaque devise a son propre portefeuille. L’ouverture est gratuite ; il apparaît aussitôt, avec un solde nul.',
    currency: 'Devise',
    placeholder: 'Choisissez une devise',
    search: 'Rechercher une devise',
    close: 'Fermer',
    loading: 'Chargement des devises...',
    failed: 'Les devises n’ont pas pu être chargées.',
    retry: 'Réessayer',
    noMatch: query => `Aucune devise ne correspond à « ${query} »`,
    submit: 'Créer le portefeuille',
    submitting: 'Création du portefeuille...',
    done: name => `Portefeuille créé : ${name}`,
    refused: 'Le portefeuille n’a pas pu être créé. Veuillez réessayer.',
    hasAll: 'Vous avez un portefeuille dans chaque devise que nous prenons en charge.',
  },
  balanceMessages: {
    hidden: 'Solde masqué',
  },
  walletListMessages: {
    failed: 'Les portefeuilles n’ont pas pu être chargés',
    retry: 'Réessayer',
    dismiss: 'Fermer',
  },
  processingMessages: {
    slow: 'Cela prend plus de temps que d’habitude. Votre argent est en sécurité.',
    checking: 'La connexion a été perdue. Nous vérifions ce transfert ; ne l’envoyez pas de nouveau.',
    mayLeave: 'Vous pouvez quitter cette page. Si le transfert a été effectué, il apparaîtra dans vos opérations.',
    checkingBill: 'La connexion a été perdue. Nous vérifions ce paiement ; ne payez pas de nouveau.',
    mayLeaveBill: 'Vous pouvez quitter cette page. Si le paiement a été effectué, il apparaîtra dans vos opérations.',
    toWallet: 'Aller au portefeuille',
  },
  feeMessages: {
    fee: 'Frais',
    noFee: 'Sans frais',
  },
  amountMessages: {
    amount: 'Montant',
    balance: amount => `Solde ${amount}`,
    useAll: 'Tout utiliser',
  },
  priceMessages: {
    amount: 'Montant',
    total: 'Total, portefeuille Naira',
    leftAfter: amount => `${amount} restants ensuite`,
    notYet: '—',
  },
  failureMessages: {
    notDebited: 'Aucun argent n’a quitté votre portefeuille.',
    refunded: amount => `Échec, remboursé. ${amount} sont de retour dans votre portefeuille en nairas.`,
    reference: reference => `Référence : ${reference}`,
    nothingSent: 'Rien n’a été envoyé.',
    dismiss: 'Fermer',
  },
  paymentPageMessages: {
    back: 'Retour au portefeuille',
    backToForm: 'Retour au formulaire',
  },
  payeeRowMessages: {
    none: 'Les personnes que vous payez apparaîtront ici, à portée d’un geste.',
    failed: 'Les personnes que vous payez n’ont pas pu être chargées.',
    retry: 'Réessayer',
  },
  savedMessages: {
    edit: name => `Renommer ${name}`,
    nickname: 'Nom de votre choix',
    keep: 'Enregistrer',
    keeping: 'Enregistrement...',
    cancel: 'Annuler',
    renameFailed: 'Le nom n’a pas pu être changé. Veuillez réessayer.',
    remove: name => `Supprimer ${name}`,
    removed: name => `${name} : supprimé`,
    undo: 'Annuler la suppression',
    removeFailed: name => `${name} n’a pas pu être supprimé. Veuillez réessayer.`,
    close: 'Fermer',
  },
  receiptMessages: {
    share: 'Partager le reçu',
    download: 'Télécharger le PDF',
    making: 'Préparation...',
    saved: 'Reçu enregistré comme image',
    failed: 'Le reçu n’a pas pu être préparé. Veuillez réessayer.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  insufficient_funds: 'Il n’y a pas assez d’argent dans ce portefeuille.',
  idempotency_mismatch: 'Cette Idempotency-Key a servi à autre chose. Rien n’a été fait.',
  outcome_unknown: 'Le contact avec nos registres a été perdu. Vérifiez vos opérations avant de réessayer.',
  payment_declined: 'Le paiement a été refusé. Votre argent est de retour dans votre portefeuille.',
  provider_unavailable: 'Ce service ne répond pas pour le moment. Veuillez réessayer dans un instant.',
  payment_under_way: 'Un paiement identique est encore en cours. Attendez qu’il soit terminé.',
  service_off: 'Ce service est désactivé ici.',
  wallet_exists: 'Vous avez déjà un portefeuille dans cette devise.',
  wallet_not_empty: 'Seul un portefeuille vide peut être fermé. Convertissez ou envoyez d’abord ce qu’il contient.',
  wallet_has_pots: 'Ce portefeuille a des cagnottes. Fermez-les d’abord : leur argent revient dans le portefeuille.',
  wallet_under_way: 'De l’argent de ce portefeuille est encore en route. Fermez-le une fois que c’est terminé.',
  wallet_stays: 'Le portefeuille en nairas reste : votre numéro de compte lui appartient.',
  wallet_order_invalid: 'Un ordre nomme vos portefeuilles, chacun une fois',
  unsupported_currency: 'Nous ne prenons pas encore en charge cette devise.',
  wrong_currency: 'Les deux portefeuilles doivent être dans la même devise.',
  history_being_sorted:
    'Votre historique est long, et nous sommes encore en train de le classer. Réessayez dans une minute.',
  currency_missing: 'Choisissez une devise',
  transfer_to: ({ name }) => `Transfert à ${name}`,
  transfer_from: ({ name }) => `Transfert de ${name}`,
  transfer_to_customer: 'Transfert à un autre client',
  transfer_from_customer: 'Transfert d’un autre client',
  provider_loss: 'Rendu, puis exécuté malgré tout',
  opening_balance: 'Solde d’ouverture',
  pot_gave_way: ({ name }) => `Repris de ${name}, car de l’argent que vous avez reçu a été redemandé`,
} satisfies PhraseWords<
  typeof ledgerRefusals &
    typeof providerRefusals &
    typeof paymentPhrases &
    typeof walletRefusals &
    typeof walletFaults &
    typeof movementPhrases
>;
