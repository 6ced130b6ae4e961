import type { Translations } from '@wura/browser/messages';
import type * as english from './people-messages.ts';

export default {
  peopleMessages: {
    title: 'Ndị echekwara',
    manage: 'Jikwaa',
    star: name => `Chekwaa ${name}`,
    starred: name => `Echekwala ${name}`,
    save: 'Chekwaa onye a',
    saving: 'Na-echekwa...',
    saved: 'Echekwala onye ahụ',
    saveFailed: 'Enweghị ike ichekwa onye a. Biko nwaa ọzọ.',
    search: 'Chọọ ndị echekwara',
    empty: 'E nwebeghị onye echekwara',
    emptyText: 'Pịa kpakpando dị n’akụkụ aha, ma ọ bụ chekwaa onye ahụ mgbe i zigachara.',
    noMatch: query => `O nweghị onye echekwara dabara na “${query}”`,
    account: digits => `Wura, ${digits}`,
    nicknameHelper: 'Naanị gị na-ahụ ya. Ọ bụrụ na ọ tọgbọ chakoo: aha akaụntụ ya.',
    closed: 'Emechiela akaụntụ',
    gone: 'Onye mechiri akaụntụ ya',
    renamed: 'Aha agbanweela',
  },
} satisfies Translations<typeof english>;
