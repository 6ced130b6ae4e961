import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { airtimePhrases, airtimeReasons } from '../refusals.ts';
import type { airtimeFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  airtimeMessages: {
    title: 'Buy Airtime',
    quick: 'Airtime',
    menuDetail: 'MTN, Airtel, Glo and 9mobile',
    lead: 'For any phone for Nigeria. No charge, and e go enter within one minute.',
    quickAmounts: 'Quick amounts',
    what: network => `${network} airtime`,
    noWallet: 'We no see your main wallet',
    walletsFailed: 'We no fit bring your wallet details',
    complete: 'Airtime don enter',
    failed: 'Payment no go through',
    refused: 'Payment get error',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  airtime_wallet_missing: 'We no see your main wallet',
  airtime_network_missing: 'Abeg choose di network',
  airtime_phone_missing: 'Abeg put phone number',
  airtime_phone_invalid: 'Put correct phone number wey get 11 digits.',
  airtime_too_little: 'Di smallest airtime na ₦50',
  airtime_whole_naira: 'Airtime na for whole naira only',
  airtime_for: ({ network, phone }) => `${network} airtime for ${phone}`,
  airtime_number_limit: ({ left }) => `You fit still buy ${left} airtime for dis number today.`,
} satisfies PhraseWords<typeof airtimeFaults & typeof airtimePhrases & typeof airtimeReasons>;
