import type { Sentences } from '@wura/browser/sentences';

export default {};

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
