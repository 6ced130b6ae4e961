import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { airtimePhrases, airtimeReasons } from '../refusals.ts';
import type { airtimeFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  airtimeMessages: {
    title: 'Owó Ìpè',
    quick: 'Owó ìpè',
    menuDetail: 'MTN, Airtel, Glo àti 9mobile',
    lead: 'Fún fóònù èyíkéyìí ní Nàìjíríà. Ọ̀fẹ́ ni, yóò sì dé láàárín ìṣẹ́jú kan.',
    quickAmounts: 'Iye tó yá',
    what: network => `owó ìpè ${network}`,
    noWallet: 'A kò rí àpamọ́wọ́ àkọ́kọ́',
    walletsFailed: 'A kò lè gbé àwọn àpamọ́wọ́ wá',
    complete: 'O ti ra owó ìpè',
    failed: 'Ìsanwó kùnà',
    refused: 'Àṣìṣe ìsanwó',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  airtime_wallet_missing: 'A kò rí àpamọ́wọ́ àkọ́kọ́',
  airtime_network_missing: 'Jọ̀wọ́ yan nẹ́tíwọ́ọ̀kì',
  airtime_phone_missing: 'Jọ̀wọ́ tẹ nọ́ńbà fóònù',
  airtime_phone_invalid: 'Tẹ nọ́ńbà fóònù oní-nọ́ńbà 11 tó tọ́.',
  airtime_too_little: 'Owó ìpè tó kéré jù ni ₦50',
  airtime_whole_naira: 'Odidi náírà ni a fi ń ta owó ìpè',
  airtime_for: ({ network, phone }) => `Owó ìpè ${network} fún ${phone}`,
  airtime_number_limit: ({ left }) => `O ṣì lè ra owó ìpè ${left} fún nọ́ńbà yìí lónìí.`,
} satisfies PhraseWords<typeof airtimeFaults & typeof airtimePhrases & typeof airtimeReasons>;
