import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { resetRefusals } from '../refusals.ts';
import type { resetFaults } from '../rules.ts';

export default {
  forgotMessages: {
    pageTitle: 'Ichefu paswọọdụ',
    title: 'Ichefuru paswọọdụ gị?',
    lead: 'Kwuo onye ị bụ. Ọ bụrụ na akaụntụ ahụ dị, anyị ga-eziga koodu na adreesị email ya.',
    lowerLimits: amount =>
      `Paswọọdụ ọhụrụ na-ebelata oke gị awa 24: kacha ${amount} ka a pụrụ itinye, otu ahụ kwa ka a pụrụ izipu.`,
    mailOff: 'Ọrụ a anaghị ezipu email ugbu a.',
    mailOffText: 'Ya mere koodu enweghị ike iru gị. Biko degara nkwado akwụkwọ.',
    toSupport: 'Kpọtụrụ nkwado',
    identifier: 'Ekwentị, email ma ọ bụ aha njirimara',
    identifierHelper: 'Nọmba ekwentị si ná mpụga Naịjirịa nwere koodu mba ya, dị ka +44',
    sendCode: 'Zite koodu',
    sendingCode: 'Na-ezite...',
    sendByText: 'Site na ozi ederede kama',
    byTextHelper:
      'Ozi ederede na-aga naanị na nọmba ekwentị onye nwe ya kwadoro. Ma ọ bụghị ya, koodu na-aga na email.',
    sendFailed: 'Enweghị ike izite koodu ahụ.',
    dismiss: 'Mechie',
    back: 'Laghachi na nbanye',
    codeTitle: 'Tinye koodu ahụ',
    codeLead: 'Ọ bụrụ na akaụntụ ahụ dị, anyị zigara koodu. Ọ dị ire otu ugboro, nkeji 15.',
    code: 'Koodu si na email',
    codeByText: 'Koodu si na ozi ederede ma ọ bụ email',
    password: 'Paswọọdụ ọhụrụ',
    showPassword: 'Gosi paswọọdụ',
    confirmation: 'Kwado paswọọdụ ọhụrụ',
    showConfirmation: 'Gosi nkwado',
    reset: 'Hazie paswọọdụ ọhụrụ',
    resetting: 'Na-ahazi paswọọdụ...',
    resetFailed: 'Enweghị ike ịgbanwe paswọọdụ ahụ.',
    again: 'Zite koodu ọhụrụ',
    sentAgain: 'Ọ bụrụ na akaụntụ ahụ dị, koodu ọhụrụ nọ n’ụzọ.',
    other: 'Jiri akaụntụ ọzọ',
    doneTitle: 'Agbanweela paswọọdụ gị',
    doneLead: 'Ewepụrụ ngwaọrụ niile. Jiri paswọọdụ ọhụrụ gị banye.',
    limitsLowered: amount => `N’awa 24 na-abịa kacha ${amount} ka a pụrụ itinye, otu ahụ kwa ka a pụrụ izipu.`,
    signIn: 'Banye',
  },
  pinResetMessages: {
    forgot: 'Ichefuru PIN gị?',
    title: 'Hazie PIN ọzọ',
    close: 'Mechie',
    lead: 'Anyị na-eziga koodu na adreesị email gị. Jiri ya na paswọọdụ gị hazie PIN ọhụrụ.',
    lowerLimits: amount =>
      `PIN ọhụrụ na-ebelata oke gị awa 24: kacha ${amount} ka a pụrụ itinye, otu ahụ kwa ka a pụrụ izipu.`,
    sendCode: 'Zite koodu',
    sending: 'Na-ezite...',
    sendFailed: 'Enweghị ike izite koodu ahụ.',
    sent: 'Anyị zigara koodu na adreesị email gị. Ọ dị ire otu ugboro, nkeji 15.',
    code: 'Koodu si na email',
    password: 'Paswọọdụ',
    showPassword: 'Gosi paswọọdụ',
    newPin: 'PIN ọhụrụ',
    confirmPin: 'Kwado PIN',
    reset: 'Hazie PIN ọhụrụ',
    resetting: 'Na-ahazi PIN...',
    failed: 'Enweghị ike ịgbanwe PIN ahụ.',
    done: 'Agbanweela PIN',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_code: 'Koodu a ezighi ezi, ma ọ bụ oge ya agwụla. Biko rịọ nke ọhụrụ.',
  code_missing: 'Biko tinye koodu anyị zitere',
  code_channel_unknown: 'Biko họrọ email ma ọ bụ ozi ederede',
} satisfies PhraseWords<typeof resetRefusals & typeof resetFaults>;
