import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { screenLockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  screenLockMessages: {
    documentTitle: 'A kulle, Wura',
    title: 'An kulle allonku',
    lead: 'Abin da kuke yi yana nan yadda kuka bar shi.',
    pin: 'PIN mai lamba 4',
    password: 'Kalmar sirrinku',
    showPassword: 'Nuna kalmar sirri',
    unlock: 'Ci gaba',
    unlocking: 'Ana dubawa...',
    passkey: 'Yi amfani da yatsa ko fuska',
    cancelled: 'Na’urarku ba ta tabbatar da komai ba. Ku sake gwadawa, ko ku yi amfani da filin da ke sama.',
    failed: 'Hakan bai yi ba. Ku sake gwadawa.',
    notAsked: 'Ba mu iya samun sabar ba. Ba a tura komai ba.',
    retry: 'Sake gwadawa',
    loading: 'Ana lodawa...',
    signOut: 'Fita',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  proof_required: 'Ku shigar da PIN ɗinku, ko kalmar sirrinku idan ba ku da PIN.',
} satisfies PhraseWords<typeof screenLockRefusals>;
