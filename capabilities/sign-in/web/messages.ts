import { catalogue, translated } from '@wura/browser/messages';
import { signInFaults } from '../refusals.ts';

export const signInMessages = catalogue({
  pageTitle: 'Sign in',
  title: 'Welcome Back',
  lead: 'Sign in to continue',
  country: 'Country',
  identifier: 'Phone or username',
  password: 'Password',
  showPassword: 'Show password',
  remember: 'Remember me',
  forgot: 'Forgot password?',
  submit: 'Sign In',
  submitting: 'Signing In...',
  or: 'or',
  lock: 'Phone lost or stolen? Lock your account',
  noAccount: 'New here?',
  signUp: 'Sign up for free',
  failed: 'Login failed',
  dismiss: 'Dismiss',
  endedTitle: 'Please sign in to continue.',
  endedText: 'Your session ended. What you had filled in is kept on this device.',
});

export const sessionMessages = catalogue({
  title: 'Where you are signed in',
  loading: 'Loading sessions...',
  failed: 'Could not load your sessions.',
  retry: 'Retry',
  thisDevice: 'This device',
  lastUsed: (when: string) => `Last used: ${when}`,
  signOutOther: 'Sign out',
  signOutOtherName: (device: string) => `Sign out ${device}`,
  signedOutOther: (device: string) => `${device} is signed out`,
  signOutFailed: 'Could not sign out that device. Please try again.',
  signOutOthers: 'Sign out everywhere else',
  signedOutOthers: 'You are signed in on this device only',
  signOut: 'Sign Out',
  unknownDevice: 'Unknown device',
  device: (browser: string, system: string) => `${browser} on ${system}`,
});

translated(
  { signInMessages, sessionMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    ig: () => import('./messages.ig.ts'),
    yo: () => import('./messages.yo.ts'),
  },
  { ...signInFaults },
);
