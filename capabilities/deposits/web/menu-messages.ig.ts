import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { depositReasons, depositPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  depositMenuMessages: {
    title: 'Tinye ego',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  naira_wallet_only: 'Ego e ji kaadị tinye na-aga n’akpa ego naira gị.',
  account_not_opened: 'Enweghị ike imepere gị nọmba akaụntụ.',
  not_verified: 'Nnyocha ịkwụ ụgwọ emeghị. Biko kpọtụrụ nkwado.',
  verification_failed: 'Nnyocha ịkwụ ụgwọ emeghị. Biko nwaa ọzọ.',
  deposit_max: ({ left }) => `Ị nwere ike itinye kacha ${left} n’otu oge.`,
  deposit_day_limit: ({ left }) => `Ị ka nwere ike itinye ${left} taa.`,
  wallet_full: ({ left }) => `Akpa ego gị ka nwere ohere maka ${left}.`,
  card_deposit: 'E ji kaadị tinye ego',
  bank_transfer_from: ({ name }) => `Mbufe ụlọ akụ site n’aka ${name}`,
  bank_transfer_received: 'Mbufe site n’akaụntụ ụlọ akụ',
  deposit_taken_back: 'Ewepụrụ ego etinyere',
  deposit_returned: 'Ezighachiri ego etinyere',
  deposit_kept: 'Ego etinyere nke a na-enweghị ike izighachi',
} satisfies PhraseWords<typeof depositReasons & typeof depositPhrases>;
