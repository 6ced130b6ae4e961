import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signInFaults } from '../refusals.ts';

export default {
  signInMessages: {
    pageTitle: 'Shiga',
    title: 'Barka da dawowa',
    lead: 'Ku shiga don ci gaba',
    country: 'Ƙasa',
    identifier: 'Waya ko sunan shiga',
    password: 'Kalmar sirri',
    showPassword: 'Nuna kalmar sirri',
    remember: 'Tuna da ni',
    forgot: 'Kun manta kalmar sirri?',
    submit: 'Shiga',
    submitting: 'Ana shiga...',
    or: 'ko',
    lock: 'Waya ta ɓace ko an sace? Kulle asusunku',
    noAccount: 'Sabon zuwa ne?',
    signUp: 'Yi rajista kyauta',
    failed: 'Shiga bai yi ba',
    dismiss: 'Rufe',
    endedTitle: 'Ku shiga asusunku don ci gaba.',
    endedText: 'Zamanku ya ƙare. An ajiye abin da kuka cike a wannan na’ura.',
  },
  sessionMessages: {
    title: 'Inda kuke ciki yanzu',
    loading: 'Ana loda wuraren shiga...',
    failed: 'Ba a iya loda wuraren shigarku ba.',
    retry: 'Sake gwadawa',
    thisDevice: 'Wannan na’ura',
    lastUsed: when => `An yi amfani da shi: ${when}`,
    signOutOther: 'Fitar',
    signOutOtherName: device => `Fitar da ${device}`,
    signedOutOther: device => `An fitar da ${device}`,
    signOutFailed: 'Ba a iya fitar da wannan na’ura ba. Ku sake gwadawa.',
    signOutOthers: 'Fita daga sauran wurare',
    signedOutOthers: 'Yanzu kuna ciki a wannan na’ura kaɗai',
    signOut: 'Fita',
    unknownDevice: 'Na’urar da ba a sani ba',
    device: (browser, system) => `${browser} a ${system}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  remember_invalid: 'remember ya zama true ko false',
} satisfies PhraseWords<typeof signInFaults>;
