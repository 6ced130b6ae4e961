import { catalogue, translated } from '@wura/browser/messages';
import { secondFactorFaults, secondFactorRefusals } from '../second-factor.ts';

/** Apart from the other words of this room: a first visit has no use for them. */
export const proofMessages = catalogue({
  password: 'Your password',
  showPassword: 'Show password',
  code: 'Code from your app',
  codeHelper: 'The 6 digits it shows now, or one of your backup codes',
  failed: 'That did not work. Nothing was changed. Please try again.',
  dismiss: 'Dismiss',
  close: 'Close',
  cancel: 'Cancel',
});

translated(
  { proofMessages },
  { fr: () => import('./second-factor-messages.fr.ts'), es: () => import('./second-factor-messages.es.ts') },
  { ...secondFactorFaults, ...secondFactorRefusals },
);
