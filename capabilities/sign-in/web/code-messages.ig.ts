import type { Translations } from '@wura/browser/messages';
import type * as english from './code-messages.ts';

export default {
  codeMessages: {
    title: 'Otu nzọụkwụ fọdụrụ',
    lead: 'Paswọọdụ gị ziri ezi. Tinyezie koodu ngwa authenticator gị na-egosi.',
    submit: 'Banye',
    submitting: 'Na-abanye...',
    back: 'Laghachi',
    lost: 'Ekwentị furu efu? Koodu nchekwa na-arụkwa ọrụ ebe a.',
  },
} satisfies Translations<typeof english>;
