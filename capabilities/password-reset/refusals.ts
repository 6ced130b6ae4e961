import { defineRefusals } from '@wura/wire/refusals';

/** One answer to a wrong code, an old one, a used one, and one for an account that does not exist. */
export const resetRefusals = defineRefusals({
  invalid_code: { status: 422, message: 'This code is not right, or it has run out. Please ask for a new one.' },
});
