import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { depositReasons, depositPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  depositMenuMessages: {
    title: 'Dépôt',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  naira_wallet_only: 'Les dépôts par carte vont sur votre portefeuille en nairas.',
  account_not_opened: 'Aucun numéro de compte n’a pu être ouvert pour vous.',
  not_verified: 'Le paiement n’a pas pu être vérifié. Veuillez contacter l’assistance.',
  verification_failed: 'Le paiement n’a pas pu être vérifié. Veuillez réessayer.',
  deposit_max: ({ left }) => `Vous pouvez déposer au plus ${left} en une fois.`,
  deposit_day_limit: ({ left }) => `Vous pouvez encore déposer ${left} aujourd’hui.`,
  wallet_full: ({ left }) => `Votre portefeuille peut encore recevoir ${left}.`,
  card_deposit: 'Dépôt par carte',
  bank_transfer_from: ({ name }) => `Virement bancaire de ${name}`,
  bank_transfer_received: 'Virement bancaire reçu d’un compte bancaire',
  deposit_taken_back: 'Dépôt repris par la banque',
  deposit_returned: 'Dépôt renvoyé',
  deposit_kept: 'Dépôt qui n’a pas pu être renvoyé',
} satisfies PhraseWords<typeof depositReasons & typeof depositPhrases>;
