import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  paymentGuardMessages: {
    title: 'Kariyar biya',
    lead: 'Biya zuwa asusun da ba ku taɓa biya ba yana buƙatar hanyar tsaro ta biyu da dare, kuma a kowane lokaci idan ya wuce wani adadi. Ƙara tsauri yana aiki nan take; sassautawa tana buƙatar hanyar tsaro ta biyu.',
    night: 'Da dare',
    hours: (from, until) => `Daga ${from} zuwa ${until}`,
    over: 'A kowane lokaci, sama da',
    off: 'A kashe',
    change: 'Canza kariya',
    nightOn: 'Kare sa’o’in dare',
    largeOn: 'Kare manyan kuɗi',
    start: 'Daga',
    end: 'Zuwa',
    sum: 'Sama da',
    save: 'Adana kariya',
    saved: 'An canza kariyar biyanku.',
    nextNight: what => `Da dare: ${what}`,
    nextOver: what => `Sama da: ${what}`,
  },
} satisfies Translations<typeof english>;
