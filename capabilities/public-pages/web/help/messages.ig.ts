import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  helpMessages: {
    lead: 'Azịza mbụ. Ọ bụrụ na nke gị anọghị ebe a, mmadụ nọ ya.',
    search: 'Chọọ azịza',
    found: count => `Azịza ${count}`,
    showAll: count => `Azịza ${count} niile`,
    nothing: 'O nweghị azịza nwere okwu ndị a niile. Belata ha, ma ọ bụ jụọ anyị.',
    answers: 'Ajụjụ na azịza',
    mine: 'Mkpesa gị',
    none: 'I nweghị ihe na-emeghe n’aka anyị.',
    loading: 'Na-ebubata mkpesa gị...',
    listFailed: 'Enweghị ike ibubata ụfọdụ mkpesa gị.',
    retry: 'Nwaa ọzọ',
  },
} satisfies Translations<typeof english>;
