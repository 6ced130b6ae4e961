import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billerFaults } from '../biller-kinds.ts';
import type { billerRefusals } from '../biller-refusals.ts';
import type * as english from './biller-messages.ts';

export default {
  billerMessages: {
    again: 'Sake biya',
    none: 'Lambobin da kuka biya za su kasance a nan, da dannawa ɗaya kacal.',
    manage: 'Gyara',
    againFor: 'Sake biya wa',
    payFor: 'Biya wa',
    title: 'Lambobin da aka adana',
    search: 'Nemi lambobin da aka adana',
    empty: 'Babu lambar da aka adana tukuna',
    emptyText: 'Bayan biya kuna iya adana lambar da aka biya wa.',
    noMatch: query => `Babu lambar da ta dace da “${query}”`,
    nicknameHelper: 'Ku kaɗai kuke gani. Idan babu komai: lambar kanta.',
    save: 'Adana wannan lamba',
    saveMeter: 'Adana wannan mita',
    saving: 'Ana adanawa...',
    saved: 'An adana lamba',
    saveFailed: 'Ba a iya adana lambar ba. Ku sake gwadawa.',
    reading: 'Ana karanta biyan...',
    lost: 'Ba a samu wannan biya ba, shi ya sa fom ɗin babu komai.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  biller_exists: 'Kun riga kun adana wannan lamba.',
  billers_full: 'Kun adana lambobi 200, wato iyaka. Ku goge ɗaya tukuna.',
  biller_kind_unknown: 'Ku zaɓi katin waya, data, wuta ko TV',
  biller_phone_invalid: 'Ku shigar da lambar waya mai kyau ta lambobi 11.',
  biller_meter_invalid: 'Lambar mita tana da lambobi 10 zuwa 13',
  biller_card_invalid: 'Lambar smartcard tana da lambobi 8 zuwa 14',
  biller_network_missing: 'Ku zaɓi kamfanin layi',
  biller_provider_missing: 'Ku zaɓi kamfani',
  biller_meter_type_missing: 'Ku zaɓi prepaid ko postpaid',
} satisfies PhraseWords<typeof billerRefusals & typeof billerFaults>;
