import { catalogue, translated } from '@wura/browser/messages';

export const lockMessages = catalogue({
  pageTitle: 'Lock your account',
  title: 'Lock your account',
  lead: 'Phone lost or stolen? This signs out every device at once, and nobody gets in until you set a new password.',
  identifier: 'Phone or username',
  password: 'Password',
  showPassword: 'Show password',
  code: 'Backup code',
  useCode: 'Use a backup code instead',
  usePassword: 'Use the password instead',
  submit: 'Lock my account',
  submitting: 'Locking...',
  failed: 'Your account could not be locked. Please try again, or write to support.',
  dismiss: 'Dismiss',
  doneTitle: 'Your account is locked',
  doneText:
    'Every device is signed out, cards are frozen, and automatic top-ups and conversion orders have ended. To open it again, set a new password with the code that we mail you.',
  reset: 'Set a new password',
  back: 'Back to sign in',
});

translated(
  { lockMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
);
