import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billerFaults } from '../biller-kinds.ts';
import type { billerRefusals } from '../biller-refusals.ts';
import type * as english from './biller-messages.ts';

export default {
  billerMessages: {
    again: 'Kwụọ ọzọ',
    none: 'Nọmba ndị ị kwụrụ ụgwọ ga-anọ ebe a, otu mpị ka ọ ga-ewe.',
    manage: 'Jikwaa',
    againFor: 'Kwụọrọ ọzọ',
    payFor: 'Kwụọrọ',
    title: 'Nọmba echekwara',
    search: 'Chọọ nọmba echekwara',
    empty: 'Nọmba echekwara adịghị ugbu a',
    emptyText: 'Mgbe ị kwụchara, ị nwere ike ichekwa nọmba ị kwụrụ maka ya.',
    noMatch: query => `O nweghị nọmba echekwara dabara na “${query}”`,
    nicknameHelper: 'Naanị gị na-ahụ ya. Ọ bụrụ na ọ tọgbọ chakoo: nọmba ahụ n’onwe ya.',
    save: 'Chekwaa nọmba a',
    saveMeter: 'Chekwaa mita a',
    saving: 'Na-echekwa...',
    saved: 'Echekwala nọmba',
    saveFailed: 'Enweghị ike ichekwa nọmba. Biko nwaa ọzọ.',
    reading: 'Na-agụ ịkwụ ụgwọ...',
    lost: 'Achọtaghị ịkwụ ụgwọ a, ya mere fọm ahụ tọgbọ chakoo.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  biller_exists: 'Ị chekwalarị nọmba a.',
  billers_full: 'Ị chekwala nọmba 200, nke bụ oke. Buru ụzọ hichapụ otu.',
  biller_kind_unknown: 'Biko họrọ kredit ekwentị, data, ọkụ ma ọ bụ TV',
  biller_phone_invalid: 'Tinye nọmba ekwentị ziri ezi nke nọmba 11.',
  biller_meter_invalid: 'Nọmba mita nwere nọmba 10 ruo 13',
  biller_card_invalid: 'Nọmba smartcard nwere nọmba 8 ruo 14',
  biller_network_missing: 'Biko họrọ ụlọ ọrụ netwọk',
  biller_provider_missing: 'Biko họrọ ụlọ ọrụ',
  biller_meter_type_missing: 'Biko họrọ prepaid ma ọ bụ postpaid',
} satisfies PhraseWords<typeof billerRefusals & typeof billerFaults>;
