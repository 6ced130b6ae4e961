import { catalogue, translated } from '@wura/browser/messages';
import { googleFaults, googleRefusals } from '../refusals.ts';

export const googleMessages = catalogue({
  pageTitle: 'Continue with Google',
  google: 'Continue with Google',
  leaving: 'Going to Google...',
  off: 'Not available yet',
  offInApp: 'Open Wura in your browser for this: Google does not allow it inside another app.',
  working: 'One moment: we are asking Google who you are.',
  failedTitle: 'You are not signed in',
  failed: 'That did not work. Nobody was signed in.',
  cancelled: 'You did not continue with Google. Nothing was changed.',
  withPassword: 'Sign in with your password',
  toSecurity: 'Back to Security',
  notLinkedTitle: 'Nothing was linked',
  notLinked: 'That did not work. Nothing was linked.',
  codeLead: 'Google knows you. Now enter the code that your authenticator app shows.',
  linkedDone: 'Google account linked',
  panelTitle: 'Google',
  panelLead: 'Sign in with your Google account. We learn your name and e-mail address from Google, and nothing else.',
  loading: 'Loading...',
  loadFailed: 'Could not load this.',
  retry: 'Retry',
  linkedSince: (date: string) => `Linked on ${date}`,
  link: 'Link a Google account',
  linkLead: 'Your password first. Then Google asks which account it is.',
  unlink: 'Unlink',
  unlinkName: (email: string) => `Unlink ${email}`,
  unlinkLead: 'It will no longer sign in here. You still can, with your password.',
  unlinked: 'Google account unlinked',
});

translated(
  { googleMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...googleRefusals, ...googleFaults },
);
