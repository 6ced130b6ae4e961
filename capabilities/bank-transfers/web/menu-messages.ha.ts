import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { bankReasons, declineReasons, transferPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  sendMenuMessages: {
    title: 'Tura kuɗi',
    quick: 'Tura',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  banks_unavailable: 'Ba a iya ɗauko bankuna ba',
  naira_wallet_needed: 'Ana biyan turawa zuwa banki daga walet ɗinku na naira.',
  not_accepted: 'Bankin bai karɓi turawar ba.',
  account_unknown: 'Bankin bai san wannan asusu ba.',
  cannot_be_sent: 'Ba a iya tura kuɗi zuwa banki a yanzu.',
  sent_back: 'Bankin mai karɓa ya mayar da kuɗin.',
  bank_transfer_to: ({ name }) => `An tura zuwa banki, ${name}`,
} satisfies PhraseWords<typeof bankReasons & typeof declineReasons & typeof transferPhrases>;
