import type { Translations } from '@wura/browser/messages';
import type { Sentences } from '@wura/browser/sentences';
import type * as english from './messages.ts';

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
    choose: 'Choisissez une devise',
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
    toWallet: 'Aller au portefeuille',
  },
  feeMessages: {
    fee: 'Frais',
    noFee: 'Sans frais',
  },
  receiptMessages: {
    share: 'Partager le reçu',
    download: 'Télécharger le PDF',
    making: 'Préparation...',
    saved: 'Reçu enregistré comme image',
    failed: 'Le reçu n’a pas pu être préparé. Veuillez réessayer.',
  },
} satisfies Translations<typeof english>;

/** What is refused when money moves: by wallets, by the books beneath them, by limits and on the way out. */
export const sentences: Sentences = {
  'You already have a wallet in this currency.': 'Vous avez déjà un portefeuille dans cette devise.',
  'We do not support this currency yet.': 'Nous ne prenons pas encore en charge cette devise.',
  'Both wallets must hold the same currency.': 'Les deux portefeuilles doivent être dans la même devise.',
  'There is not enough money in this wallet.': 'Il n’y a pas assez d’argent dans ce portefeuille.',
  'This Idempotency-Key was used for another payment. Nothing was sent.':
    'Cette Idempotency-Key a servi à un autre paiement. Rien n’a été envoyé.',
  'We lost contact with our records. Check your transactions before you try again.':
    'Le contact avec nos registres a été perdu. Vérifiez vos opérations avant de réessayer.',
  'This is more than your limit allows.': 'Ce montant dépasse votre plafond.',
  'Please verify your BVN or NIN before you move money.':
    'Vérifiez votre BVN ou votre NIN avant de déplacer de l’argent.',
  'You must be 18 or older to move money.': 'Vous devez avoir au moins 18 ans pour déplacer de l’argent.',
  'This is more than the recipient may receive.': 'Ce montant dépasse ce que le destinataire peut recevoir.',
  'The payment was declined. Your money is back in your wallet.':
    'Le paiement a été refusé. Votre argent est de retour dans votre portefeuille.',
  'This service does not answer right now. Please try again in a moment.':
    'Ce service ne répond pas pour le moment. Veuillez réessayer dans un instant.',
  'This service is switched off here.': 'Ce service est désactivé ici.',
  'Transfer to {}': 'Transfert à {}',
  'Transfer from {}': 'Transfert de {}',
  'Opening balance': 'Solde d’ouverture',
};
