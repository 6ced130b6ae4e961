import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { airtimePhrases, airtimeReasons } from '../refusals.ts';
import type { airtimeFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  airtimeMessages: {
    title: 'Biyan katin waya',
    quick: 'Katin waya',
    menuDetail: 'MTN, Airtel, Glo da 9mobile',
    lead: 'Ga kowace waya a Najeriya. Kyauta, yana isa cikin minti ɗaya.',
    quickAmounts: 'Adadin gaggawa',
    what: network => `Katin waya na ${network}`,
    noWallet: 'Ba a samu babban walet ba',
    walletsFailed: 'Ba a iya ɗauko bayanan walet ba',
    complete: 'An biya katin waya cikin nasara',
    failed: 'Biya bai yi ba',
    refused: 'Matsalar biya',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  airtime_wallet_missing: 'Ba a samu babban walet ba',
  airtime_network_missing: 'Ku zaɓi kamfanin layi',
  airtime_phone_missing: 'Ku shigar da lambar waya',
  airtime_phone_invalid: 'Ku shigar da lambar waya mai kyau ta lambobi 11.',
  airtime_too_little: 'Mafi ƙarancin katin waya shi ne ₦50',
  airtime_whole_naira: 'Ana sayar da katin waya da naira cikakkiya',
  airtime_for: ({ network, phone }) => `Katin waya na ${network} zuwa ${phone}`,
  airtime_number_limit: ({ left }) => `Za ku iya sayen ƙarin katin waya na ${left} don wannan lamba yau.`,
} satisfies PhraseWords<typeof airtimeFaults & typeof airtimePhrases & typeof airtimeReasons>;
