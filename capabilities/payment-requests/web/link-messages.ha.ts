import type { Translations } from '@wura/browser/messages';
import type * as english from './link-messages.ts';

export default {
  linkMessages: {
    pageTitle: 'Buƙatar kuɗi',
    loading: 'Ana neman buƙatar...',
    asks: name => `${name} ya nemi ku biya`,
    asksOpen: name => `${name} yana neman kuɗi daga gare ku`,
    username: name => `@${name} a Wura`,
    note: 'Domin',
    until: date => `A biya kafin ${date}`,
    free: 'Ba ma cajin komai. Yana isa nan take.',
    caution: 'Ku biya ne kawai idan kun san wanda ya nema, da dalilin. Ba a iya dawo da biya.',
    pay: amount => `Biya ${amount}`,
    payOpen: 'Biya',
    signIn: 'Shiga don biya',
    signUp: 'Buɗe asusu',
    status: {
      open: 'A buɗe',
      paid: 'An biya',
      returned: 'An mayar',
      expired: 'Lokaci ya ƙare',
      withdrawn: 'An janye',
      declined: 'An ƙi',
    },
    ended: {
      paid: 'An biya wannan buƙata',
      returned: 'An biya wannan buƙata, sannan aka mayar da kuɗin',
      expired: 'Lokacin wannan buƙata ya ƙare',
      withdrawn: 'An janye wannan buƙata',
      declined: 'An ƙi wannan buƙata',
    },
    endedText: {
      paid: 'Ba wanda zai iya sake biyanta.',
      returned: 'Ba wanda zai iya sake biyanta. Ku nemi sabuwa.',
      expired: 'Ku nemi sabuwa. Babu kuɗin da ya motsa.',
      withdrawn: 'Babu kuɗin da ya motsa.',
      declined: 'Babu kuɗin da ya motsa.',
    },
    none: 'Babu irin wannan buƙata',
    noneText: 'Ku duba mahaɗin, ko ku sake neman sa. Babu kuɗin da ya motsa.',
    failed: 'Ba a iya neman buƙatar ba.',
    retry: 'Sake gwadawa',
  },
} satisfies Translations<typeof english>;
