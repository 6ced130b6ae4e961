import type { Translations } from '@wura/browser/messages';
import type * as english from './help-messages.ts';

export default {
  helpMessages: {
    title: 'Gwa anyị okwu',
    conversation: 'Gị na nkwado kparịta',
    answered: 'Azala',
    waiting: 'Anyị ga-aza n’oge na-adịghị anya',
    loading: 'Na-ebubata oge ọrụ...',
    now: time => `Mmadụ na-aza ugbu a, ruo ${time}.`,
    later: moment => `Ndị mmadụ ga-alọta ${moment}. Dee ugbu a, ha ga-ebu ụzọ zaa gị.`,
    unknown: 'Anyị enweghị ike ịmata mgbe ndị mmadụ nọ ya. Ị nwere ike ide oge ọ bụla.',
    chat: 'Mepee nkata',
    write: 'Jiri fọm mkpọtụrụ dee',
  },
} satisfies Translations<typeof english>;
