import { defineFaults, withFacts, type Fault } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

// What a second factor may look like and what is said of it, for the forms and the server. Apart from the room's other
// rules, because a first visit has no use for it.

/** Letters of a backup code: none that is taken for another. */
export const backupCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const backupCodeCharacters = 12;

export const secondFactorFaults = defineFaults({
  second_factor_code_missing: 'Please enter the 6 digits of your app, or a backup code',
  second_factor_code_wrong: 'This code is not right, or it was used before.',
});

export const secondFactorRefusals = defineRefusals({
  two_factor_required: { status: 401, message: 'Please enter the code from your authenticator app.' },
  sign_in_again: { status: 401, message: 'This took too long, or there were too many tries. Please sign in again.' },
  account_locked: {
    status: 403,
    message: 'You locked this account. To open it again, reset your password with the code we mail you.',
  },
  second_factor_required: {
    status: 403,
    message: 'Please enter a code from your authenticator app, or a backup code.',
  },
  two_factor_on: { status: 409, message: 'Two-factor sign-in is on already.' },
  two_factor_off: { status: 409, message: 'Two-factor sign-in is off.' },
  set_up_expired: { status: 409, message: 'Setting this up took too long. Please begin again.' },
  wrong_code: {
    status: 422,
    message: withFacts({ triesLeft: 'count' }, ({ triesLeft: left }) =>
      left === 0
        ? 'This code is not right. Please sign in again.'
        : `This code is not right, or it was used before. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
    ),
  },
});

/** As it is typed: spaces between groups, dashes, small letters, and the letters that look like digits. */
export function cleanSecondFactorCode(value: string): string {
  const code = value.replaceAll(/[\s-]/g, '').toUpperCase();
  return isAppCode(code) ? code : code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

const backupCodeShape = new RegExp(`^[${backupCodeLetters}]{${backupCodeCharacters}}$`);

export function secondFactorCodeFault(value: string): Fault | undefined {
  const code = cleanSecondFactorCode(value);
  return isAppCode(code) || backupCodeShape.test(code) ? undefined : secondFactorFaults.second_factor_code_missing;
}
