import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { bankReasons, declineReasons, transferPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  sendMenuMessages: {
    title: 'Ziga ego',
    quick: 'Ziga',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  banks_unavailable: 'Enweghị ike iweta ụlọ akụ',
  naira_wallet_needed: 'A na-esi n’akpa ego naira gị akwụ izipu ego n’ụlọ akụ.',
  not_accepted: 'Ụlọ akụ ahụ anabataghị mbufe ahụ.',
  account_unknown: 'Ụlọ akụ ahụ amaghị akaụntụ a.',
  cannot_be_sent: 'Enweghị ike izipu ego n’ụlọ akụ ugbu a.',
  sent_back: 'Ụlọ akụ na-anata weghachiri ego ahụ.',
  bank_transfer_to: ({ name }) => `Ezigara n’ụlọ akụ, ${name}`,
} satisfies PhraseWords<typeof bankReasons & typeof declineReasons & typeof transferPhrases>;
