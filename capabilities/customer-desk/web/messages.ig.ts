import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  frozenMessages: {
    title: 'Akwụsịtụrụ akaụntụ gị',
    what: 'Ị nwere ike ilele ihe niile, mana ego enweghị ike ịpụ n’akpa ego gị ugbu a. Ego gị ka bụ nke gị.',
    reason: 'Ihe kpatara ya:',
    support: 'Degara nkwado akwụkwọ',
  },
} satisfies Translations<typeof english>;
