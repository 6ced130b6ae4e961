import { catalogue, translated } from '@wura/browser/messages';
import { secondFactorFaults, secondFactorRefusals } from '../second-factor.ts';
import { stepUpFaults, stepUpRefusals } from '../step-up.ts';

/** Apart from the other words of this room: a first visit has no use for them. */
export const proofMessages = catalogue({
  password: 'Your password',
  showPassword: 'Show password',
  code: 'Code from your app',
  codeHelper: 'The 6 digits it shows now, or one of your backup codes',
  failed: 'That did not work. Nothing was changed. Please try again.',
  close: 'Close',
});

export const stepUpMessages = catalogue({
  loading: 'Loading...',
  lead: 'This makes your account less safe, so please confirm that it is you.',
  passkey: 'Use fingerprint or face',
  passkeyElsewhere: 'Your passkey does not work in this browser. Open Wura where it does.',
  or: 'or',
  pin: 'Your PIN',
  mailCode: 'Code from your mail',
  mailed: (to: string) => `We mailed a code to ${to}. It is good for 15 minutes.`,
  again: 'Send a new code',
  notAsked: 'We could not begin. Nothing was changed.',
  retry: 'Retry',
  cancelled: 'That was not confirmed. Nothing was changed.',
});

translated(
  { proofMessages, stepUpMessages },
  {
    fr: () => import('./second-factor-messages.fr.ts'),
    es: () => import('./second-factor-messages.es.ts'),
    pcm: () => import('./second-factor-messages.pcm.ts'),
    ha: () => import('./second-factor-messages.ha.ts'),
    yo: () => import('./second-factor-messages.yo.ts'),
    ig: () => import('./second-factor-messages.ig.ts'),
  },
  { ...secondFactorFaults, ...secondFactorRefusals, ...stepUpFaults, ...stepUpRefusals },
);
