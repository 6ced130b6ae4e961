import type { Translations } from '@wura/browser/messages';
import type * as english from './people-messages.ts';

export default {
  peopleMessages: {
    title: 'Mutanen da aka adana',
    manage: 'Gyara',
    star: name => `Adana ${name}`,
    starred: name => `An adana ${name}`,
    save: 'Adana wannan mutum',
    saving: 'Ana adanawa...',
    saved: 'An adana mutumin',
    saveFailed: 'Ba a iya adana mutumin ba. Ku sake gwadawa.',
    search: 'Nemi mutanen da aka adana',
    empty: 'Babu mutanen da aka adana tukuna',
    emptyText: 'Ku taɓa tauraro kusa da suna, ko ku adana mutumin bayan turawa.',
    noMatch: query => `Babu mutumin da ya dace da “${query}”`,
    account: digits => `Wura, ${digits}`,
    nicknameHelper: 'Ku kaɗai kuke gani. Idan babu komai: sunan asusunsu.',
    closed: 'An rufe asusun',
    gone: 'Mutumin da ya rufe asusunsa',
    renamed: 'Suna ya canza',
  },
} satisfies Translations<typeof english>;
