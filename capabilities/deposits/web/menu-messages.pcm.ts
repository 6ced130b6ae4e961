import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { depositReasons, depositPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  depositMenuMessages: {
    title: 'Deposit',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  naira_wallet_only: 'Card deposit dey enter your naira wallet.',
  account_not_opened: 'We no fit open account number for you.',
  not_verified: 'We no fit confirm di payment. Abeg contact support.',
  verification_failed: 'We no fit confirm di payment. Abeg try again.',
  deposit_max: ({ left }) => `Di highest wey you fit deposit one time na ${left}.`,
  deposit_day_limit: ({ left }) => `You fit still deposit ${left} today.`,
  wallet_full: ({ left }) => `Your wallet fit still hold ${left}.`,
  card_deposit: 'Card deposit',
  bank_transfer_from: ({ name }) => `Bank transfer from ${name}`,
  bank_transfer_received: 'Bank transfer from bank account',
  deposit_taken_back: 'Dem collect deposit back',
  deposit_returned: 'Deposit wey we send back',
  deposit_kept: 'Deposit wey no fit go back',
} satisfies PhraseWords<typeof depositReasons & typeof depositPhrases>;
