import { catalogue, translated } from '@wura/browser/messages';
import { countries, type CountryCode } from '../rules.ts';
import { identityRefusals, identityReasons } from '../refusals.ts';
import { identityFaults } from '../rules.ts';

export const pinMessages = catalogue({
  pin: '4-digit PIN',
  pinHelper: 'Your transaction PIN, not your card PIN',
  newPin: 'New PIN',
  password: 'Your password',
  passwordHelper: 'You signed in a while ago, so we ask for it once more.',
  showPassword: 'Show password',
  confirmPin: 'Confirm PIN',
  easyToGuess: 'This PIN is easy to guess. Another one is safer.',
  enterTitle: 'Enter your PIN',
  setTitle: 'Set a transaction PIN',
  setLead: 'Bank transfers always ask for it. We never ask for it by phone, mail or chat.',
  send: (amount: string) => `Send ${amount}`,
  setAndSend: (amount: string) => `Set PIN and send ${amount}`,
  pay: (amount: string) => `Pay ${amount}`,
  setAndPay: (amount: string) => `Set PIN and pay ${amount}`,
  to: (name: string) => `to ${name}`,
  set: 'Set PIN',
  setting: 'Setting PIN...',
  close: 'Close',
  failed: 'Failed to set/change PIN',
  lockedUntil: (time: string) => `PIN locked until ${time}`,
  lockedForGood: 'PIN locked until you reset it',
  lockedText: 'Too many wrong tries. Nothing was sent. Wait until then, or reset your PIN with a code we mail you.',
  enterAgain: 'Enter PIN again',
  allow: 'Allow',
});

/** What a new password must have, ticked off while it is typed. */
export const passwordMessages = catalogue({
  rules: 'Your password needs',
  length: '8 characters or more',
  cases: 'A capital and a small letter',
  number: 'A number',
  met: 'done',
  notMet: 'not yet',
});

/** Countries by their code. */
export const countryMessages = catalogue({
  names: Object.fromEntries(countries.map(({ code, name }) => [code, name])) as Record<CountryCode, string>,
});

translated(
  { pinMessages, passwordMessages, countryMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    ig: () => import('./messages.ig.ts'),
    yo: () => import('./messages.yo.ts'),
  },
  { ...identityRefusals, ...identityReasons, ...identityFaults },
);
