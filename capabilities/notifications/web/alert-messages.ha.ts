import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { alertFaults } from '@wura/notices/alerts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'Abin da ake sanar da ku',
    lead: 'Kowane iri ta hanyar da kuka zaɓa. Ba a aika komai kafin kuɗi ya motsa.',
    texts: 'SMS yana zuwa lambar wayar da kuka tabbatar.',
    always: 'Kullum ana sanarwa, don kare kuɗinku.',
    kinds: {
      money_in: 'Kuɗin da ya shigo',
      money_out: 'Kuɗin da ya fita',
      security: 'Tsaro',
      bills: 'Bil, kasafi da tunatarwa',
      rates: 'Farashin canji',
      account: 'Asusunku da amsoshinmu',
    },
    channels: { app: 'A manhaja', mail: 'Imel', sms: 'SMS' },
    quiet: 'Lokutan shiru',
    quietHelper: 'Imel ɗin da zai iya jira yana zuwa daga baya. Kuɗin da ya fita da tsaro suna zuwa nan take.',
    from: 'Daga',
    until: 'Zuwa',
    loading: 'Ana lodawa...',
    failed: 'Ba a iya loda wannan ba.',
    notSaved: 'Ba a iya adana hakan ba. Yana nan yadda yake.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'Kullum ana sanar da wannan: ya shafi tsaron kuɗinku',
  alert_on_or_off: 'Wannan a kunne yake ko a kashe',
  quiet_hour_unknown: 'Ku zaɓi cikakkun sa’o’i, na farko ya bambanta da na ƙarshe',
} satisfies PhraseWords<typeof alertFaults>;
