import type { Translations } from '@wura/browser/messages';
import type * as english from './manage-messages.ts';

export default {
  manageMessages: {
    lead: 'Usoro, ọkacha mmasị na ihe ezoro ezo na-eso akaụntụ gị, na ngwaọrụ niile.',
    hidden: 'Ezoro ezo',
    up: name => `Bugoo ${name}`,
    down: name => `Budata ${name}`,
    moved: (name, place, count) => `${name} bụzi nke ${place} n’ime ${count}`,
    favourite: name => `${name} bụ ọkacha mmasị`,
    hide: name => `Zoo ${name}`,
    show: name => `Gosi ${name}`,
    closeWallet: name => `Mechie ${name}`,
    closed: name => `Emechiela akpa ego ${name}. Tinye ụdị ego ahụ iji mepee ya ọzọ.`,
    failed: 'Nke a emeghị. O nweghị ihe gbanwere. Biko nwaa ọzọ.',
  },
} satisfies Translations<typeof english>;
