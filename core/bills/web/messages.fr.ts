import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billReasons, salePhrases } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  networkMessages: {
    network: 'Opérateur',
    looksLike: (likely, chosen) => `Ce numéro semble être de ${likely}. Continuez s’il a été transféré chez ${chosen}.`,
  },
  phoneMessages: {
    phone: 'Numéro de téléphone',
    helper: '11 chiffres, par exemple 0803 123 4567',
    useMine: 'Utiliser mon numéro',
  },
  billMessages: {
    next: 'Continuer',
    pricing: 'Calcul du prix...',
    priceFailed: 'Le prix n’a pas pu être calculé.',
    notDebited: 'Aucun argent n’a quitté votre portefeuille.',
    openWallet: 'En ouvrir un par un dépôt',
    summary: 'Récapitulatif',
    for: 'Pour',
    notYet: '—',
    nothingSentText:
      'Nous avons interrogé le serveur pendant une demi-minute : le paiement ne nous est jamais parvenu. Vous pouvez payer de nouveau.',
  },
  reviewMessages: {
    steps: 'Étape 2 sur 3 : vérification',
    paying: 'Vous payez',
    arrives: 'Arrivée',
    usually: 'En général en moins d’une minute',
    pay: amount => `Payer ${amount}`,
  },
  outcomeMessages: {
    paying: (amount, what) => `Paiement de ${amount} pour ${what}`,
    delivered: (biller, time) => `${biller} l’a confirmé à ${time}`,
    pending: 'Paiement en attente',
    pendingBy: (biller, by) =>
      `En attente. ${biller} n’a pas encore répondu. L’achat sera livré ou remboursé d’ici ${by}. Ne payez pas de nouveau.`,
    pendingPlain: biller =>
      `En attente. ${biller} n’a pas encore répondu. Nous vous préviendrons. Ne payez pas de nouveau.`,
    mayLeave: 'Vous pouvez quitter cette page.',
    failed: 'Le paiement a échoué',
    refunded: amount => `Échec, remboursé. ${amount} sont de retour dans votre portefeuille en nairas.`,
    band: 'EN ATTENTE',
    chips: { completed: 'Effectué', pending: 'En attente', refunded: 'Échec, remboursé' },
    for: 'Pour',
    from: 'De',
    account: digits => `Wura, ${digits}`,
    total: 'Total',
  },
  saleMessages: {
    downTitle: 'Achat impossible pour le moment',
    down: 'Le fournisseur ne répond pas. Rien n’est prélevé sur votre portefeuille. Réessayez dans quelques minutes.',
    stopped: 'Nous avons suspendu ces paiements. Rien n’est prélevé sur votre portefeuille. Revenez plus tard.',
    off: 'Ce service est désactivé ici.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  sale_not_accepted: 'Le fournisseur n’a pas accepté le paiement.',
  sale_provider_short: 'Le fournisseur ne peut pas nous vendre pour le moment.',
  sale_unavailable: 'Le fournisseur est injoignable pour le moment.',
  sale_destination_unknown: 'Le fournisseur ne connaît pas ce numéro.',
  sale_amount_refused: 'Le fournisseur ne vend pas ce montant.',
  sale_not_on_offer: 'Le fournisseur ne vend plus cette offre.',
  sale_lookup_over: 'La vérification de ce numéro a expiré.',
  sale_not_found: 'Le fournisseur n’a pas exécuté le paiement.',
  sale_taken_back: 'Le fournisseur a annulé le paiement.',
  naira_wallet_pays: 'Les factures se paient depuis votre portefeuille en nairas.',
} satisfies PhraseWords<typeof salePhrases & typeof billReasons>;
