import { catalogue, translated } from '@wura/browser/messages';
import { resetRefusals } from '../refusals.ts';
import { resetFaults } from '../rules.ts';

export const forgotMessages = catalogue({
  pageTitle: 'Forgot password',
  title: 'Forgot your password?',
  lead: 'Say who you are. If that account exists, we send a code to its email address.',
  lowerLimits: (amount: string) =>
    `A new password lowers your limits for 24 hours: at most ${amount} can be paid in, and at most as much sent.`,
  mailOff: 'This service sends no mail at present.',
  mailOffText: 'So no code can reach you. Please write to support.',
  toSupport: 'Contact support',
  identifier: 'Phone, email or username',
  identifierHelper: 'A phone number from outside Nigeria with its country code, such as +44',
  sendCode: 'Send code',
  sendingCode: 'Sending...',
  sendByText: 'By text message instead',
  byTextHelper:
    'A text message goes only to a phone number that its owner has confirmed. Otherwise the code goes to the email address.',
  sendFailed: 'The code could not be sent.',
  dismiss: 'Dismiss',
  back: 'Back to sign in',
  codeTitle: 'Enter the code',
  codeLead: 'If that account exists, we sent a code. It is good once, for 15 minutes.',
  code: 'Code from the email',
  codeByText: 'Code from the text message or email',
  password: 'New password',
  showPassword: 'Show password',
  confirmation: 'Confirm new password',
  showConfirmation: 'Show confirmation',
  reset: 'Set new password',
  resetting: 'Setting password...',
  resetFailed: 'The password could not be changed.',
  again: 'Send a new code',
  sentAgain: 'If that account exists, a new code is on its way.',
  other: 'Use another account',
  doneTitle: 'Your password is changed',
  doneLead: 'Every device was signed out. Sign in with your new password.',
  limitsLowered: (amount: string) =>
    `For the next 24 hours at most ${amount} can be paid in, and at most as much sent.`,
  signIn: 'Sign in',
});

export const pinResetMessages = catalogue({
  forgot: 'Forgot your PIN?',
  title: 'Reset PIN',
  close: 'Close',
  lead: 'We send a code to your email address. With it and your password you set a new PIN.',
  lowerLimits: (amount: string) =>
    `A new PIN lowers your limits for 24 hours: at most ${amount} can be paid in, and at most as much sent.`,
  sendCode: 'Send code',
  sending: 'Sending...',
  sendFailed: 'The code could not be sent.',
  sent: 'We sent a code to your email address. It is good once, for 15 minutes.',
  code: 'Code from the email',
  password: 'Password',
  showPassword: 'Show password',
  newPin: 'New PIN',
  confirmPin: 'Confirm PIN',
  reset: 'Set new PIN',
  resetting: 'Setting PIN...',
  failed: 'The PIN could not be changed.',
  done: 'PIN changed',
});

translated(
  { forgotMessages, pinResetMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...resetRefusals, ...resetFaults },
);
