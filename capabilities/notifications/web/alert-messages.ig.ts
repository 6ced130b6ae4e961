import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { alertFaults } from '@wura/notices/alerts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'Ihe a na-agwa gị',
    lead: 'Ụdị nke ọ bụla n’ụzọ ị họọrọ. A naghị ezipụ ihe ọ bụla tupu ego emegharịa.',
    texts: 'SMS na-aga na nọmba ekwentị ị kwadoro.',
    always: 'A na-agwa gị mgbe niile, iji chekwaa ego gị.',
    kinds: {
      money_in: 'Ego batara',
      money_out: 'Ego pụrụ',
      security: 'Nchekwa',
      bills: 'Ụgwọ, mmefu akwadoro na ncheta',
      rates: 'Ọnụego mgbanwe',
      account: 'Akaụntụ gị na azịza anyị',
    },
    channels: { app: 'N’ime ngwa', mail: 'Email', sms: 'SMS' },
    quiet: 'Oge ịgba nkịtị',
    quietHelper: 'Email nwere ike ichere na-abịa mgbe e mesịrị. Ego pụrụ na nchekwa na-abịa ozugbo.',
    from: 'Site na',
    until: 'Ruo',
    loading: 'Na-ebubata...',
    failed: 'Enweghị ike ibubata nke a.',
    notSaved: 'Enweghị ike ichekwa nke ahụ. Ọ dị ka ọ dị.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'A na-agwa gị nke a mgbe niile: ọ bụ maka nchekwa ego gị',
  alert_on_or_off: 'Nke a na-agbanye ma ọ bụ na-agbanyụ',
  quiet_hour_unknown: 'Biko họrọ awa zuru ezu, nke mbụ dị iche na nke ikpeazụ',
} satisfies PhraseWords<typeof alertFaults>;
