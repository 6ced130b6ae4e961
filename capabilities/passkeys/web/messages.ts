import { catalogue, translated } from '@wura/browser/messages';
import { passkeyFaults, passkeyRefusals } from '@wura/identity/passkey';

export const passkeyMessages = catalogue({
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, your face or this device’s lock. Nothing to type, and nothing that a false page could catch.',
  noDevice: 'This device or address offers none. Passkeys need an address with a name, such as localhost.',
  loading: 'Loading...',
  failed: 'Could not load this.',
  retry: 'Retry',
  never: 'Not used yet',
  lastUsed: (when: string) => `Last used: ${when}`,
  add: 'Add a passkey',
  addLead: 'Your password first. Then your device asks for your finger, your face or its code.',
  adding: 'Waiting for your device...',
  cancelled: 'Your device made no passkey. Nothing was changed.',
  added: 'Passkey added',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removeLead: 'It will no longer sign in or confirm payments. Delete it on the device too.',
  removed: 'Passkey removed',
  thisDevice: (browser: string) => `Passkey made in ${browser}`,
  pay: 'Confirm payments with it',
  payHelper: 'In place of your PIN. The PIN still works.',
  usePasskey: 'Use fingerprint or face',
  notSaved: 'Could not save that. It is as it was.',
});

const { passkey_refused, passkey_confirm_email_first, too_many_passkeys } = passkeyRefusals;

translated(
  { passkeyMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...passkeyFaults, passkey_refused, passkey_confirm_email_first, too_many_passkeys },
);
