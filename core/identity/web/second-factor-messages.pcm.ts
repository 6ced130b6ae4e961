import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './second-factor-messages.ts';
import type { secondFactorFaults, secondFactorRefusals } from '../second-factor.ts';
import type { stepUpFaults, stepUpRefusals } from '../step-up.ts';

export default {
  proofMessages: {
    password: 'Your password',
    showPassword: 'Show password',
    code: 'Code from your app',
    codeHelper: 'Di 6 digits wey e dey show now, or one of your backup codes',
    failed: 'E no work. Nothing change. Abeg try again.',
    close: 'Close',
  },
  stepUpMessages: {
    loading: 'E dey load...',
    lead: 'Dis one go reduce how your account safe, so abeg confirm say na you.',
    passkey: 'Use fingerprint or face',
    passkeyElsewhere: 'Your passkey no dey work for dis browser. Open Wura where e dey work.',
    or: 'or',
    pin: 'Your PIN',
    mailCode: 'Code from your email',
    mailed: to => `We don send code to ${to}. E dey work for 15 minutes.`,
    again: 'Send new code',
    notAsked: 'We no fit start. Nothing change.',
    retry: 'Try again',
    cancelled: 'You no confirm am. Nothing change.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  second_factor_code_missing: 'Abeg put di 6 digits of your app, or backup code',
  second_factor_code_wrong: 'Dis code no correct, or you don use am before.',
  two_factor_required: 'Abeg put di code from your authenticator app.',
  sign_in_again: 'E take too long, or you try too many times. Abeg log in again.',
  account_locked:
    'You don lock dis account. To open am again, reset your password with di code wey we go send to your email.',
  second_factor_required: 'Abeg put code from your authenticator app, or backup code.',
  two_factor_on: 'Two-factor log in dey on already.',
  two_factor_off: 'Two-factor log in dey off.',
  set_up_expired: 'To set am up take too long. Abeg start again.',
  wrong_code: ({ triesLeft: left }) =>
    left === 0
      ? 'Dis code no correct. Abeg log in again.'
      : `Dis code no correct, or you don use am before. ${left} ${left === 1 ? 'try' : 'tries'} remain.`,
  mailed_code_missing: 'Abeg put di 6 digits wey we send to your email',
  mailed_code_wrong: 'Dis code no correct, or e don expire.',
  step_up_required: 'Abeg confirm say na you.',
  step_up_unavailable: 'We no fit send you code now. Add passkey or authenticator app first, for Security.',
} satisfies PhraseWords<
  typeof secondFactorFaults & typeof secondFactorRefusals & typeof stepUpFaults & typeof stepUpRefusals
>;
