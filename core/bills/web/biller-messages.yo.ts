import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billerFaults } from '../biller-kinds.ts';
import type { billerRefusals } from '../biller-refusals.ts';
import type * as english from './biller-messages.ts';

export default {
  billerMessages: {
    again: 'Tún san án',
    none: 'Àwọn nọ́ḿbà tí o bá sanwó fún yóò wà níbí, títẹ̀ ẹ̀ẹ̀kan péré.',
    manage: 'Ṣàkóso',
    againFor: 'Tún san fún',
    payFor: 'San fún',
    title: 'Nọ́ńbà tí o fi pamọ́',
    search: 'Wá nínú nọ́ńbà tí o fi pamọ́',
    empty: 'Kò tíì sí nọ́ńbà tí o fi pamọ́',
    emptyText: 'Lẹ́yìn ìsanwó, o lè fi nọ́ńbà rẹ̀ pamọ́.',
    noMatch: query => `Kò sí nọ́ńbà àfipamọ́ tó bá “${query}” mu`,
    nicknameHelper: 'Ìwọ nìkan ló ń rí i. Bí ó bá ṣófo: nọ́ńbà náà fúnra rẹ̀.',
    save: 'Fi nọ́ńbà yìí pamọ́',
    saveMeter: 'Fi mítà yìí pamọ́',
    saving: 'Ó ń fi pamọ́...',
    saved: 'A ti fi nọ́ńbà pamọ́',
    saveFailed: 'A kò lè fi nọ́ńbà pamọ́. Jọ̀wọ́ tún gbìyànjú.',
    reading: 'Ó ń ka ìsanwó náà...',
    lost: 'A kò rí ìsanwó yìí, nítorí náà fọ́ọ̀mù ṣófo.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  biller_exists: 'O ti fi nọ́ńbà yìí pamọ́ tẹ́lẹ̀.',
  billers_full: 'O ti fi nọ́ńbà 200 pamọ́, kò lè ju bẹ́ẹ̀ lọ. Kọ́kọ́ pa ọ̀kan rẹ́.',
  biller_kind_unknown: 'Jọ̀wọ́ yan owó ìpè, dátà, iná tàbí TV',
  biller_phone_invalid: 'Tẹ nọ́ńbà fóònù oní-nọ́ńbà 11 tó tọ́.',
  biller_meter_invalid: 'Nọ́ńbà mítà ní nọ́ńbà 10 sí 13',
  biller_card_invalid: 'Nọ́ńbà smartcard ní nọ́ńbà 8 sí 14',
  biller_network_missing: 'Jọ̀wọ́ yan nẹ́tíwọ́ọ̀kì',
  biller_provider_missing: 'Jọ̀wọ́ yan ilé-iṣẹ́',
  biller_meter_type_missing: 'Jọ̀wọ́ yan prepaid tàbí postpaid',
} satisfies PhraseWords<typeof billerRefusals & typeof billerFaults>;
