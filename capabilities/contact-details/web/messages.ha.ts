import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { contactFaults, contactRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  contactMessages: {
    title: 'Imel da waya',
    lead: 'Inda muke samun ku, da abin da kuke shiga da shi.',
    loading: 'Ana lodawa...',
    email: 'Imel',
    phone: 'Lambar waya',
    confirmed: 'An tabbatar',
    notConfirmed: 'Ba a tabbatar ba tukuna',
    confirm: 'Tabbatar',
    confirmEmail: 'Tabbatar da imel ɗinku',
    confirmPhone: 'Tabbatar da lambar wayarku',
    change: 'Canza',
    changeEmail: 'Canza imel ɗinku',
    changePhone: 'Canza lambar wayarku',
    changeLead: 'Muna aika lamba zuwa tsohon da sabon. Sannan a fitar da sauran na’urori.',
    newEmail: 'Sabon imel',
    newPhone: 'Sabuwar lambar waya',
    lostEmail: 'Ba na iya karanta tsohon kuma. A aika lambarsa zuwa wayata.',
    lostPhone: 'Ba ni da tsohuwar lambar kuma. A aika lambarta zuwa imel ɗina.',
    send: 'Aika lambobin',
    sending: 'Ana aikawa...',
    sentTo: to => `Mun aika lamba zuwa ${to}.`,
    oldCode: to => `Lambar da aka aika zuwa ${to}`,
    newCode: to => `Lambar da aka aika zuwa ${to}`,
    again: 'Aika sababbin lambobi',
    finish: 'Tabbatar',
    checking: 'Ana dubawa...',
    done: 'An canza hanyoyin samun ku',
    thanks: 'An tabbatar. Mun gode.',
    failed: 'Hakan bai yi ba, kuma ba a canza komai ba. Ku sake gwadawa.',
    retry: 'Sake gwadawa',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  contact_codes_wrong: 'Wata lamba ba daidai ba ce, ko lokacinta ya ƙare. Ku duba duka biyun, ko ku nemi sababbi.',
  contact_confirmed_already: 'An riga an tabbatar da wannan.',
  undo_code_wrong: 'Wannan lamba ba daidai ba ce, ko lokacin janye canjin ya ƙare.',
  contact_not_texted:
    'Ba ma aika saƙon waya zuwa wannan lamba. Ku yi amfani da lambar wayar hannu ta ƙasar da muke hidima.',
  channel_off: 'Ba za mu iya aika lamba can a yanzu ba. Ku sake gwadawa daga baya.',
  contact_code_missing: 'Ku shigar da lambobi 6 na lambar',
  undo_code_missing: 'Ku shigar da lambar da ke saƙon',
  contact_same: 'Wannan shi ne abin da muke da shi tuni.',
  contact_one_at_a_time: 'Ku canza abu ɗaya a lokaci guda.',
} satisfies PhraseWords<typeof contactRefusals & typeof contactFaults>;
