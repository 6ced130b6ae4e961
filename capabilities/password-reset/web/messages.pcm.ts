import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { resetRefusals } from '../refusals.ts';
import type { resetFaults } from '../rules.ts';

export default {
  forgotMessages: {
    pageTitle: 'Forgot password',
    title: 'You forget your password?',
    lead: 'Tell us who you be. If dat account dey, we go send code to di email address.',
    lowerLimits: amount =>
      `New password go reduce your limits for 24 hours: money wey enter no fit pass ${amount}, and money wey comot no fit pass am too.`,
    mailOff: 'Dis service no dey send email for now.',
    mailOffText: 'So no code fit reach you. Abeg write support.',
    toSupport: 'Contact support',
    identifier: 'Phone, email or username',
    identifierHelper: 'If di phone number no be Nigeria own, put di country code, like +44',
    sendCode: 'Send code',
    sendingCode: 'E dey send...',
    sendByText: 'Make e come by text message',
    byTextHelper:
      'Text message dey go only to phone number wey di owner don confirm. If no be so, di code go go email.',
    sendFailed: 'We no fit send di code.',
    dismiss: 'Dismiss',
    back: 'Back to log in',
    codeTitle: 'Put di code',
    codeLead: 'If dat account dey, we don send code. E dey work one time, for 15 minutes.',
    code: 'Code from di email',
    codeByText: 'Code from text message or email',
    password: 'New password',
    showPassword: 'Show password',
    confirmation: 'Confirm new password',
    showConfirmation: 'Show di confirmation',
    reset: 'Set new password',
    resetting: 'E dey set password...',
    resetFailed: 'We no fit change di password.',
    again: 'Send new code',
    sentAgain: 'If dat account dey, new code dey come.',
    other: 'Use another account',
    doneTitle: 'Your password don change',
    doneLead: 'Every device don log out. Log in with your new password.',
    limitsLowered: amount =>
      `For di next 24 hours, money wey enter no fit pass ${amount}, and money wey comot no fit pass am too.`,
    signIn: 'Log in',
  },
  pinResetMessages: {
    forgot: 'You forget your PIN?',
    title: 'Reset PIN',
    close: 'Close',
    lead: 'We go send code to your email address. Use am with your password set new PIN.',
    lowerLimits: amount =>
      `New PIN go reduce your limits for 24 hours: money wey enter no fit pass ${amount}, and money wey comot no fit pass am too.`,
    sendCode: 'Send code',
    sending: 'E dey send...',
    sendFailed: 'We no fit send di code.',
    sent: 'We don send code to your email address. E dey work one time, for 15 minutes.',
    code: 'Code from di email',
    password: 'Password',
    showPassword: 'Show password',
    newPin: 'New PIN',
    confirmPin: 'Confirm PIN',
    reset: 'Set new PIN',
    resetting: 'E dey set PIN...',
    failed: 'We no fit change di PIN.',
    done: 'PIN don change',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_code: 'Dis code no correct, or e don expire. Abeg ask for new one.',
  code_missing: 'Abeg put di code wey we send',
  code_channel_unknown: 'Abeg choose email or text message',
} satisfies PhraseWords<typeof resetRefusals & typeof resetFaults>;
