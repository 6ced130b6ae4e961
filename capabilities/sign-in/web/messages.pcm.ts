import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signInFaults } from '../refusals.ts';

export default {
  signInMessages: {
    pageTitle: 'Log in',
    title: 'You don come back',
    lead: 'Log in to continue',
    country: 'Country',
    identifier: 'Phone or username',
    password: 'Password',
    showPassword: 'Show password',
    remember: 'Remember me',
    forgot: 'You forget password?',
    submit: 'Log In',
    submitting: 'E dey log in...',
    or: 'or',
    lock: 'Phone loss or dem thief am? Lock your account',
    noAccount: 'You dey new here?',
    signUp: 'Register free',
    failed: 'Log in no work',
    dismiss: 'Dismiss',
    endedTitle: 'Abeg log in to continue.',
    endedText: 'Your session don end. Wetin you don fill still dey dis device.',
  },
  sessionMessages: {
    title: 'Where you log in',
    loading: 'Sessions dey load...',
    failed: 'Your sessions no gree load.',
    retry: 'Try again',
    thisDevice: 'Dis device',
    lastUsed: when => `Last time: ${when}`,
    signOutOther: 'Log out',
    signOutOtherName: device => `Log out ${device}`,
    signedOutOther: device => `${device} don log out`,
    signOutFailed: 'We no fit log out dat device. Abeg try again.',
    signOutOthers: 'Log out everywhere else',
    signedOutOthers: 'Na only dis device you log in now',
    signOut: 'Log Out',
    unknownDevice: 'Device wey we no sabi',
    device: (browser, system) => `${browser} on ${system}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  remember_invalid: 'remember must be either true or false',
} satisfies PhraseWords<typeof signInFaults>;
