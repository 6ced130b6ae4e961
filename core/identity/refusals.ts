import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const identityRefusals = defineRefusals({
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  pin_required: { status: 403, message: 'Please enter your PIN to confirm this payment.' },
  password_required: { status: 403, message: 'Please enter your password to set a PIN.' },
  pin_not_set: { status: 403, message: 'Please set a transaction PIN first.' },
  pin_locked: {
    status: 403,
    message: withFacts(
      { lockedUntil: 'time' },
      () => 'Your PIN is locked after too many wrong tries. Please try again later.',
    ),
  },
  account_frozen: { status: 403, message: 'Your account is frozen, so no money can move. Please contact support.' },
  duplicate: { status: 409, message: 'This is already registered.' },
  invalid_pin: {
    status: 422,
    message: withFacts({ attemptsLeft: 'count' }, ({ attemptsLeft: left }) =>
      left === 0
        ? 'Wrong PIN. It is now locked for a while, to keep your money safe.'
        : `Wrong PIN. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
    ),
  },
});

/** What a refusal says where more is known than its own phrase tells. */
export const identityReasons = definePhrases({
  pin_for_new_factor: 'Please enter your PIN too: what you add can be used in its place.',
  pin_to_allow_passkeys: 'Please enter your PIN: from then on a passkey is enough for payments.',
  pin_set_already: 'You already have a PIN. You can change it instead.',
  pin_switched_off: 'Your PIN is switched off after too many wrong tries. Reset it first.',
});
