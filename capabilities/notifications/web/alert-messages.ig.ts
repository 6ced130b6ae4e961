import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import { alertNames } from '@wura/notices/alert-names';
import type { alertFaults } from '@wura/notices/alerts';
import type { pushFaults, pushRefusals } from '../rules.ts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'Ihe a na-agwa gị',
    lead: 'Ụdị nke ọ bụla n’ụzọ ị họọrọ. A naghị ezipụ ihe ọ bụla tupu ego emegharịa.',
    texts: 'SMS na-aga na nọmba ekwentị ị kwadoro.',
    always: 'A na-agwa gị mgbe niile, iji chekwaa ego gị.',
    kinds: alertNames.ig,
    channels: { app: 'N’ime ngwa', mail: 'Email', sms: 'SMS', push: 'N’ngwaọrụ' },
    device: 'Ọkwa na ngwaọrụ a',
    deviceHelper:
      'Ha na-abịa ọbụlagodi mgbe e mechiri Wura. Ha anaghị akpọ ego ole ma ọ bụrụ na i zochiri ego dị n’akaụntụ gị.',
    deviceBlocked: 'Ihe nchọgharị a na-egbochi ọkwa Wura. Kwe ka saịtị a zipụ ha na ntọala ya.',
    deviceFailed: 'Ihe nchọgharị a enweghị ike ịgbanye ọkwa. Biko nwaa ọzọ.',
    quiet: 'Oge ịgba nkịtị',
    quietHelper: 'Ihe nwere ike ichere na-abịa mgbe e mesịrị. Ego pụrụ na nchekwa na-abịa ozugbo.',
    from: 'Site na',
    until: 'Ruo',
    loading: 'Na-ebubata...',
    failed: 'Enweghị ike ibubata nke a.',
    retry: 'Nwaa ọzọ',
    notSaved: 'Enweghị ike ichekwa nke ahụ. Ọ dị ka ọ dị.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'A na-agwa gị nke a mgbe niile: ọ bụ maka nchekwa ego gị',
  alert_on_or_off: 'Nke a na-agbanye ma ọ bụ na-agbanyụ',
  quiet_hour_unknown: 'Biko họrọ awa zuru ezu, nke mbụ dị iche na nke ikpeazụ',
  push_off: 'A gbanyụrụ ọkwa na ngwaọrụ ebe a',
  push_devices_full: 'A gbanyelarị ọkwa na ngwaọrụ 10. Biko buru ụzọ gbanyụọ ya n’otu n’ime ha',
  push_session_over: 'Biko banye ọzọ iji kwe ka ọkwa bịa na ngwaọrụ a',
  push_service_unknown: 'Anyị anaghị eziga na ọrụ ọkwa nke ihe nchọgharị a',
  push_keys_wrong: 'Enweghị ike ịgụ igodo nke ihe nchọgharị a. Biko gbanyụọ ọkwa, gbanyekwa ya ọzọ',
} satisfies PhraseWords<typeof alertFaults & typeof pushFaults & typeof pushRefusals>;
