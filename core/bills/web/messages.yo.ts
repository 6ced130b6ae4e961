import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billReasons, salePhrases } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  networkMessages: {
    network: 'Nẹ́tíwọ́ọ̀kì',
    looksLike: (likely, chosen) => `Èyí jọ nọ́ńbà ${likely}. Tẹ̀síwájú bó bá ti lọ sí ${chosen}.`,
  },
  phoneMessages: {
    phone: 'Nọ́ńbà fóònù',
    helper: 'Nọ́ńbà 11, bíi 0803 123 4567',
    useMine: 'Lo nọ́ńbà mi',
  },
  billMessages: {
    next: 'Tẹ̀síwájú',
    pricing: 'Ó ń ṣírò iye rẹ̀...',
    priceFailed: 'A kò lè ṣírò iye rẹ̀.',
    notDebited: 'Owó kankan kò kúrò nínú àpamọ́wọ́ rẹ.',
    openWallet: 'Fi owó sí láti ṣí ọ̀kan',
    summary: 'Àkópọ̀',
    for: 'Fún',
    notYet: '—',
    nothingSentText: 'A béèrè fún ìdajì ìṣẹ́jú, ìsanwó náà kò sì dé ọ̀dọ̀ wa. O lè tún un san.',
  },
  reviewMessages: {
    steps: 'Ìgbésẹ̀ 2 nínú 3: àyẹ̀wò',
    paying: 'Ò ń san',
    arrives: 'Yóò dé',
    usually: 'Láàárín ìṣẹ́jú 1 lọ́pọ̀ ìgbà',
    pay: amount => `San ${amount}`,
  },
  outcomeMessages: {
    paying: (amount, what) => `A ń san ${amount} fún ${what}`,
    delivered: (biller, time) => `${biller} fìdí rẹ̀ múlẹ̀ ní ${time}`,
    pending: 'Ìsanwó ń lọ lọ́wọ́',
    pendingBy: (biller, by) =>
      `Ó ń lọ lọ́wọ́. ${biller} kò tíì dáhùn. Yóò dé tàbí owó yóò padà kí ó tó di ${by}. Má tún un san.`,
    pendingPlain: biller => `Ó ń lọ lọ́wọ́. ${biller} kò tíì dáhùn. A óò sọ fún ọ. Má tún un san.`,
    mayLeave: 'O lè kúrò lójú ìwé yìí.',
    failed: 'Ìsanwó kùnà',
    refunded: amount => `Ó kùnà, a ti dá owó padà. ${amount} ti padà sínú àpamọ́wọ́ náírà rẹ.`,
    band: 'Ó Ń LỌ LỌ́WỌ́',
    chips: { completed: 'Ó ti parí', pending: 'Ó ń lọ lọ́wọ́', refunded: 'Ó kùnà, owó padà' },
    for: 'Fún',
    from: 'Láti',
    account: digits => `Wura, ${digits}`,
    total: 'Àpapọ̀',
  },
  saleMessages: {
    downTitle: 'A kò lè ra èyí báyìí',
    down: 'Ilé-iṣẹ́ náà kò dáhùn. A kò yọ ohunkóhun nínú àpamọ́wọ́ rẹ. Jọ̀wọ́ tún gbìyànjú ní ìṣẹ́jú díẹ̀.',
    stopped: 'A dá irú ìsanwó yìí dúró díẹ̀. A kò yọ ohunkóhun nínú àpamọ́wọ́ rẹ. Jọ̀wọ́ padà wá tó bá yá.',
    off: 'A ti pa iṣẹ́ yìí níbí.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  sale_not_accepted: 'Ilé-iṣẹ́ náà kò gba ìsanwó náà.',
  sale_provider_short: 'Ilé-iṣẹ́ náà kò lè tà fún wa báyìí.',
  sale_unavailable: 'A kò lè dé ọ̀dọ̀ ilé-iṣẹ́ náà báyìí.',
  sale_destination_unknown: 'Ilé-iṣẹ́ náà kò mọ nọ́ńbà yìí.',
  sale_amount_refused: 'Ilé-iṣẹ́ náà kò ta iye yìí.',
  sale_not_on_offer: 'Ilé-iṣẹ́ náà kò ta èyí mọ́.',
  sale_lookup_over: 'Àkókò ìfìdímúlẹ̀ nọ́ńbà yìí ti kọjá.',
  sale_not_found: 'Ilé-iṣẹ́ náà kò ṣe ìsanwó náà.',
  sale_taken_back: 'Ilé-iṣẹ́ náà gba ìsanwó padà.',
  naira_wallet_pays: 'Àpamọ́wọ́ náírà rẹ ni a fi ń san ìsanwó yìí.',
} satisfies PhraseWords<typeof salePhrases & typeof billReasons>;
