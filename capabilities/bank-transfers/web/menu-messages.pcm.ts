import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { bankReasons, declineReasons, transferPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  sendMenuMessages: {
    title: 'Send Money',
    quick: 'Send',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  banks_unavailable: 'We no fit bring di banks',
  naira_wallet_needed: 'Na your naira wallet dey pay for bank transfer.',
  not_accepted: 'Di bank no accept di transfer.',
  account_unknown: 'Di bank no sabi dis account.',
  cannot_be_sent: 'Bank transfer no fit go now.',
  sent_back: 'Di bank wey suppose collect am send di money back.',
  bank_transfer_to: ({ name }) => `Bank transfer to ${name}`,
} satisfies PhraseWords<typeof bankReasons & typeof declineReasons & typeof transferPhrases>;
