import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { screenLockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  screenLockMessages: {
    documentTitle: 'E don lock, Wura',
    title: 'Your screen don lock',
    lead: 'Wetin you dey do still dey as you leave am.',
    pin: '4-digit PIN',
    password: 'Your password',
    showPassword: 'Show password',
    unlock: 'Continue',
    unlocking: 'We dey check...',
    passkey: 'Use fingerprint or face',
    cancelled: 'Your device no confirm anything. Try again, or use di box wey dey up.',
    failed: 'E no work. Abeg try again.',
    notAsked: 'We no fit reach di server. We no send anything.',
    retry: 'Try again',
    loading: 'E dey load...',
    signOut: 'Log out',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  proof_required: 'Abeg put your PIN, or your password if you no get PIN.',
} satisfies PhraseWords<typeof screenLockRefusals>;
