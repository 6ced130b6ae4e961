import { catalogue, translated } from '@wura/browser/messages';
import { contactFaults, contactRefusals } from '../refusals.ts';

export const contactMessages = catalogue({
  title: 'Email and phone',
  lead: 'Where we reach you, and what you sign in with.',
  loading: 'Loading...',
  email: 'Email',
  phone: 'Phone number',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed yet',
  confirm: 'Confirm',
  confirmEmail: 'Confirm your email',
  confirmPhone: 'Confirm your phone number',
  change: 'Change',
  changeEmail: 'Change your email',
  changePhone: 'Change your phone number',
  changeLead: 'We send a code to the old one and to the new one. Other devices are then signed out.',
  newEmail: 'New email',
  newPhone: 'New phone number',
  lostEmail: 'I can no longer read the old one. Send its code to my phone.',
  lostPhone: 'I no longer have the old number. Send its code to my email.',
  send: 'Send the codes',
  sending: 'Sending...',
  sentTo: (to: string) => `We sent a code to ${to}.`,
  oldCode: (to: string) => `Code sent to ${to}`,
  newCode: (to: string) => `Code sent to ${to}`,
  again: 'Send new codes',
  finish: 'Confirm',
  checking: 'Checking...',
  done: 'Your contact details are changed',
  thanks: 'Confirmed. Thank you.',
  failed: 'That did not work, and nothing was changed. Please try again.',
  retry: 'Retry',
});

translated(
  { contactMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...contactRefusals, ...contactFaults },
);
