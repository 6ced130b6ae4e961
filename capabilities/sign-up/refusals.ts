import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const signUpFaults = defineFaults({
  terms_changed: 'The terms have changed. Please read them as they are now.',
});

export const signUpRefusals = defineRefusals({
  proof_expired: {
    status: 409,
    message:
      'What Google said of you is too old by now, or of another e-mail address. No account was opened. Continue with Google again, or register without it.',
  },
});
