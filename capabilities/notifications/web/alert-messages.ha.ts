import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import { alertNames } from '@wura/notices/alert-names';
import type { alertFaults } from '@wura/notices/alerts';
import type { pushFaults, pushRefusals } from '../rules.ts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'Abin da ake sanar da ku',
    lead: 'Kowane iri ta hanyar da kuka zaɓa. Ba a aika komai kafin kuɗi ya motsa.',
    texts: 'SMS yana zuwa lambar wayar da kuka tabbatar.',
    always: 'Kullum ana sanarwa, don kare kuɗinku.',
    kinds: alertNames.ha,
    channels: { app: 'A manhaja', mail: 'Imel', sms: 'SMS', push: 'A na’urori' },
    device: 'Sanarwa a wannan na’urar',
    deviceHelper: 'Suna zuwa ko da an rufe Wura. Ba sa faɗar adadi idan kun ɓoye ma’auninku.',
    deviceBlocked: 'Wannan burauza tana hana sanarwar Wura. Ku ba da izini ga wannan shafi a saitunanta.',
    deviceFailed: 'Wannan burauza ba ta iya kunna sanarwa ba. Ku sake gwadawa.',
    quiet: 'Lokutan shiru',
    quietHelper: 'Abin da zai iya jira yana zuwa daga baya. Kuɗin da ya fita da tsaro suna zuwa nan take.',
    from: 'Daga',
    until: 'Zuwa',
    loading: 'Ana lodawa...',
    failed: 'Ba a iya loda wannan ba.',
    retry: 'Sake gwadawa',
    notSaved: 'Ba a iya adana hakan ba. Yana nan yadda yake.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'Kullum ana sanar da wannan: ya shafi tsaron kuɗinku',
  alert_on_or_off: 'Wannan a kunne yake ko a kashe',
  quiet_hour_unknown: 'Ku zaɓi cikakkun sa’o’i, na farko ya bambanta da na ƙarshe',
  push_off: 'An kashe sanarwa a na’urori a nan',
  push_devices_full: 'An riga an kunna sanarwa a na’urori 10. Ku fara kashe ta a ɗaya daga cikinsu',
  push_session_over: 'Ku sake shiga don ba da izinin sanarwa a wannan na’urar',
  push_service_unknown: 'Ba ma aikawa zuwa sabis ɗin sanarwa na wannan burauza',
  push_keys_wrong: 'Ba a iya karanta maɓallan burauzar ba. Ku kashe sanarwa ku sake kunnawa',
} satisfies PhraseWords<typeof alertFaults & typeof pushFaults & typeof pushRefusals>;
