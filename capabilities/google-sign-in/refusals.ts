import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const googleRefusals = defineRefusals({
  google_off: {
    status: 503,
    retryAfterSeconds: 600,
    message: 'Signing in with Google is switched off here. Please use your password.',
  },
  google_silent: {
    status: 503,
    message: 'Google does not answer at the moment. Nobody was signed in. Use your password, or try again in a minute.',
  },
  google_untrue: {
    status: 502,
    message: 'What came back from Google could not be trusted, so nobody was signed in. Please use your password.',
  },
  google_begin_again: {
    status: 401,
    message: 'This took too long, or it began in another browser. Please continue with Google again.',
  },
  google_email_unverified: {
    status: 403,
    message:
      'Google has not verified the e-mail address of that account, so nobody was signed in. Verify it at Google, or use your password.',
  },
  google_email_unconfirmed: {
    status: 403,
    message:
      'There is a Wura account with this e-mail address, but the address was never confirmed here. Sign in with your password, confirm it under Profile, then continue with Google.',
  },
  google_other_account: {
    status: 403,
    message:
      'This Wura account is linked to another Google account. Use that one, or sign in with your password and unlink it under Security.',
  },
  google_confirm_email_first: {
    status: 403,
    message: 'Please confirm your e-mail address under Profile first. Nothing was linked.',
  },
  google_taken: {
    status: 409,
    message: 'That Google account is linked to another Wura account. Nothing was linked.',
  },
  google_linked_already: {
    status: 409,
    message: 'A Google account is linked already. Unlink it first.',
  },
  google_not_linked: { status: 409, message: 'No Google account is linked.' },
});

export const googleFaults = defineFaults({
  google_remember_invalid: 'remember must be true or false',
});
