import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { resetRefusals } from '../refusals.ts';
import type { resetFaults } from '../rules.ts';

export default {
  forgotMessages: {
    pageTitle: 'Manta kalmar sirri',
    title: 'Kun manta kalmar sirrinku?',
    lead: 'Ku faɗi ko ku wane ne. Idan akwai wannan asusu, za mu aika lamba zuwa imel ɗinsa.',
    lowerLimits: amount =>
      `Sabuwar kalmar sirri tana rage iyakokinku na awa 24: ${amount} ne mafi yawan abin da za a iya sakawa, kuma haka ma turawa.`,
    mailOff: 'Wannan hidima ba ta aika imel a yanzu.',
    mailOffText: 'Saboda haka lamba ba za ta iso gare ku ba. Ku rubuta wa tallafi.',
    toSupport: 'Tuntuɓi tallafi',
    identifier: 'Waya, imel ko sunan shiga',
    identifierHelper: 'Lambar waya daga wajen Najeriya tare da lambar ƙasarta, kamar +44',
    sendCode: 'Aika lamba',
    sendingCode: 'Ana aikawa...',
    sendByText: 'Ta saƙon waya maimakon haka',
    byTextHelper:
      'Saƙon waya yana zuwa lambar wayar da mai ita ya tabbatar kaɗai. In ba haka ba, lambar tana zuwa imel.',
    sendFailed: 'Ba a iya aika lambar ba.',
    dismiss: 'Rufe',
    back: 'Koma shiga',
    codeTitle: 'Shigar da lambar',
    codeLead: 'Idan akwai wannan asusu, mun aika lamba. Tana aiki sau ɗaya, na minti 15.',
    code: 'Lamba daga imel',
    codeByText: 'Lamba daga saƙon waya ko imel',
    password: 'Sabuwar kalmar sirri',
    showPassword: 'Nuna kalmar sirri',
    confirmation: 'Tabbatar da sabuwar kalmar sirri',
    showConfirmation: 'Nuna tabbatarwa',
    reset: 'Saita sabuwar kalmar sirri',
    resetting: 'Ana saita kalmar sirri...',
    resetFailed: 'Ba a iya canza kalmar sirrin ba.',
    again: 'Aiko sabuwar lamba',
    sentAgain: 'Idan akwai wannan asusu, sabuwar lamba tana kan hanya.',
    other: 'Yi amfani da wani asusu',
    doneTitle: 'An canza kalmar sirrinku',
    doneLead: 'An fitar da kowace na’ura. Ku shiga da sabuwar kalmar sirrinku.',
    limitsLowered: amount =>
      `Cikin awa 24 masu zuwa ${amount} ne mafi yawan abin da za a iya sakawa, kuma haka ma turawa.`,
    signIn: 'Shiga',
  },
  pinResetMessages: {
    forgot: 'Kun manta PIN ɗinku?',
    title: 'Sake saita PIN',
    close: 'Rufe',
    lead: 'Muna aika lamba zuwa imel ɗinku. Da ita da kalmar sirrinku za ku saita sabon PIN.',
    lowerLimits: amount =>
      `Sabon PIN yana rage iyakokinku na awa 24: ${amount} ne mafi yawan abin da za a iya sakawa, kuma haka ma turawa.`,
    sendCode: 'Aika lamba',
    sending: 'Ana aikawa...',
    sendFailed: 'Ba a iya aika lambar ba.',
    sent: 'Mun aika lamba zuwa imel ɗinku. Tana aiki sau ɗaya, na minti 15.',
    code: 'Lamba daga imel',
    password: 'Kalmar sirri',
    showPassword: 'Nuna kalmar sirri',
    newPin: 'Sabon PIN',
    confirmPin: 'Tabbatar da PIN',
    reset: 'Saita sabon PIN',
    resetting: 'Ana saita PIN...',
    failed: 'Ba a iya canza PIN ɗin ba.',
    done: 'An canza PIN',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_code: 'Wannan lamba ba daidai ba ce, ko lokacinta ya ƙare. Ku nemi sabuwa.',
  code_missing: 'Ku shigar da lambar da muka aika',
  code_channel_unknown: 'Ku zaɓi imel ko saƙon waya',
} satisfies PhraseWords<typeof resetRefusals & typeof resetFaults>;
