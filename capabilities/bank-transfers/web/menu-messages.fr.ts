import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { bankReasons, declineReasons, transferPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  sendMenuMessages: {
    title: 'Envoyer de l’argent',
    quick: 'Envoyer',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  banks_unavailable: 'Les banques n’ont pas pu être chargées',
  naira_wallet_needed: 'Les virements bancaires sont payés depuis votre portefeuille en nairas.',
  not_accepted: 'La banque n’a pas accepté le virement.',
  account_unknown: 'La banque ne connaît pas ce compte.',
  cannot_be_sent: 'Les virements bancaires ne peuvent pas être envoyés pour le moment.',
  sent_back: 'La banque du destinataire a renvoyé l’argent.',
  bank_transfer_to: ({ name }) => `Virement bancaire à ${name}`,
} satisfies PhraseWords<typeof bankReasons & typeof declineReasons & typeof transferPhrases>;
