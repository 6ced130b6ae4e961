import type { Translations } from '@wura/browser/messages';
import type * as english from './label-messages.ts';

export default {
  labelMessages: {
    title: 'Maka naanị gị',
    category: 'Ngalaba',
    usual: 'Dị ka ọ na-adị',
    forAll: name => `Ihe niile gị na ${name}, tinyere nke na-abịa`,
    forAllAlike: 'Ihe niile yiri nke a, tinyere nke na-abịa',
    note: 'Ndetu',
    noteHelp: 'Naanị gị na-ahụ ya. Ị nwere ike ịchọ ya.',
    count: (used, max) => `${used}/${max}`,
    save: 'Chekwaa',
    saving: 'Na-echekwa...',
    saved: 'Echekwala',
    failed: 'Enweghị ike ichekwa nke a. O metụghị ego gị. Biko nwaa ọzọ.',
    allWith: name => `Ihe niile gị na ${name}`,
  },
  narrowMessages: {
    more: 'Nzacha ndị ọzọ',
    moreOn: count => `Nzacha ndị ọzọ, ${count} na-arụ ọrụ`,
    title: 'Nzacha',
    close: 'Mechie',
    category: 'Ngalaba',
    anyCategory: 'Ngalaba ọ bụla',
    least: 'Opekata mpe',
    most: 'Kacha',
    with: name => `Gị na ${name}`,
    withAnyone: 'Gosi ha niile ọzọ',
    clear: 'Hichaa',
    show: 'Gosi azụmahịa',
  },
} satisfies Translations<typeof english>;
