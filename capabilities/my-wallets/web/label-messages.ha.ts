import type { Translations } from '@wura/browser/messages';
import type * as english from './label-messages.ts';

export default {
  labelMessages: {
    title: 'Don ku kaɗai',
    category: 'Rukuni',
    usual: 'Kamar yadda aka saba',
    forAll: name => `Duka na ${name}, har da masu zuwa`,
    forAllAlike: 'Duk irin wannan, har da masu zuwa',
    note: 'Bayani',
    noteHelp: 'Ku kaɗai kuke gani. Kuna iya neman sa.',
    count: (used, max) => `${used}/${max}`,
    save: 'Adana',
    saving: 'Ana adanawa...',
    saved: 'An adana',
    failed: 'Ba a iya adana wannan ba. Kuɗinku bai shafu ba. Ku sake gwadawa.',
    allWith: name => `Duka na ${name}`,
  },
  narrowMessages: {
    more: 'Ƙarin tacewa',
    moreOn: count => `Ƙarin tacewa, ${count} a kunne`,
    title: 'Tacewa',
    close: 'Rufe',
    category: 'Rukuni',
    anyCategory: 'Kowane rukuni',
    least: 'Aƙalla',
    most: 'Mafi yawa',
    with: name => `Tare da ${name}`,
    withAnyone: 'Sake nuna duka',
    clear: 'Share',
    show: 'Nuna hada-hada',
  },
} satisfies Translations<typeof english>;
