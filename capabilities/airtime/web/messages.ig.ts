import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { airtimePhrases, airtimeReasons } from '../refusals.ts';
import type { airtimeFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  airtimeMessages: {
    title: 'Ịkwụ kredit ekwentị',
    quick: 'Kredit',
    menuDetail: 'MTN, Airtel, Glo na 9mobile',
    lead: 'Maka ekwentị ọ bụla na Naịjirịa. N’efu, ọ na-erukwa n’ime otu nkeji.',
    quickAmounts: 'Ego ngwa ngwa',
    what: network => `Kredit ${network}`,
    noWallet: 'Ahụghị isi akpa ego',
    walletsFailed: 'Enweghị ike iweta nkọwa akpa ego',
    complete: 'Ịkwụ kredit ekwentị gara nke ọma',
    failed: 'Ịkwụ ụgwọ emeghị',
    refused: 'Nsogbu ịkwụ ụgwọ',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  airtime_wallet_missing: 'Ahụghị isi akpa ego',
  airtime_network_missing: 'Biko họrọ ụlọ ọrụ netwọk',
  airtime_phone_missing: 'Biko tinye nọmba ekwentị',
  airtime_phone_invalid: 'Tinye nọmba ekwentị ziri ezi nke nọmba 11.',
  airtime_too_little: 'Kredit kacha nta bụ ₦50',
  airtime_whole_naira: 'A na-ere kredit na naira zuru ezu',
  airtime_for: ({ network, phone }) => `Kredit ${network} maka ${phone}`,
  airtime_number_limit: ({ left }) => `Ị ka nwere ike ịzụ kredit ${left} maka nọmba a taa.`,
} satisfies PhraseWords<typeof airtimeFaults & typeof airtimePhrases & typeof airtimeReasons>;
