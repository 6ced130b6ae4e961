import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signInFaults } from '../refusals.ts';

export default {
  signInMessages: {
    pageTitle: 'Banye',
    title: 'Nnọọ ọzọ',
    lead: 'Banye ka ị gaa n’ihu',
    country: 'Mba',
    identifier: 'Ekwentị ma ọ bụ aha njirimara',
    password: 'Paswọọdụ',
    showPassword: 'Gosi paswọọdụ',
    remember: 'Cheta m',
    forgot: 'Ichefuru paswọọdụ?',
    submit: 'Banye',
    submitting: 'Na-abanye...',
    or: 'ma ọ bụ',
    lock: 'Ekwentị furu efu ma ọ bụ ezuru ya? Kpọchie akaụntụ gị',
    noAccount: 'Ị bụ onye ọhụrụ?',
    signUp: 'Debanye aha n’efu',
    failed: 'Nbanye emeghị',
    dismiss: 'Mechie',
    endedTitle: 'Biko banye ka ị gaa n’ihu.',
    endedText: 'Nbanye gị agwụla. Edebere ihe ị mejupụtara na ngwaọrụ a.',
  },
  sessionMessages: {
    title: 'Ebe ị banyere',
    loading: 'Na-ebubata nbanye...',
    failed: 'Enweghị ike ibubata nbanye gị.',
    retry: 'Nwaa ọzọ',
    thisDevice: 'Ngwaọrụ a',
    lastUsed: when => `Ojiji ikpeazụ: ${when}`,
    signOutOther: 'Wepụ',
    signOutOtherName: device => `Wepụ ${device}`,
    signedOutOther: device => `Ewepụla ${device}`,
    signOutFailed: 'Enweghị ike iwepụ ngwaọrụ ahụ. Biko nwaa ọzọ.',
    signOutOthers: 'Pụọ ebe niile ọzọ',
    signedOutOthers: 'Ị banyere naanị na ngwaọrụ a',
    signOut: 'Pụọ',
    unknownDevice: 'Ngwaọrụ amaghị',
    device: (browser, system) => `${browser} na ${system}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  remember_invalid: 'remember ga-abụ true ma ọ bụ false',
} satisfies PhraseWords<typeof signInFaults>;
