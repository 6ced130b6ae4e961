import type { Sentences } from '@wura/browser/sentences';

export default {};

/** What wallets and the books beneath them refuse. */
export const sentences: Sentences = {
  'You already have a wallet in this currency.': 'Vous avez déjà un portefeuille dans cette devise.',
  'We do not support this currency yet.': 'Nous ne prenons pas encore en charge cette devise.',
  'Both wallets must hold the same currency.': 'Les deux portefeuilles doivent être dans la même devise.',
  'There is not enough money in this wallet.': 'Il n’y a pas assez d’argent dans ce portefeuille.',
  'This Idempotency-Key was used for another payment. Nothing was sent.':
    'Cette Idempotency-Key a servi à un autre paiement. Rien n’a été envoyé.',
  'We lost contact with our records. Check your transactions before you try again.':
    'Le contact avec nos registres a été perdu. Vérifiez vos opérations avant de réessayer.',
};
