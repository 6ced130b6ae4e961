import { catalogue, translated } from '@wura/browser/messages';
import { screenLockRefusals } from '../refusals.ts';

export const screenLockMessages = catalogue({
  documentTitle: 'Locked, Wura',
  title: 'Your screen is locked',
  lead: 'What you were doing is as you left it.',
  pin: '4-digit PIN',
  password: 'Your password',
  showPassword: 'Show password',
  unlock: 'Go on',
  unlocking: 'Checking...',
  passkey: 'Use fingerprint or face',
  cancelled: 'Your device confirmed nothing. Try again, or use the field above.',
  failed: 'That did not work. Please try again.',
  notAsked: 'We could not reach the server. Nothing was sent.',
  retry: 'Retry',
  loading: 'Loading...',
  signOut: 'Sign out',
});

translated(
  { screenLockMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  screenLockRefusals,
);
