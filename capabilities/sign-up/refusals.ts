import { defineFaults } from '@wura/wire/phrases';

export const signUpFaults = defineFaults({
  terms_changed: 'The terms have changed. Please read them as they are now.',
});
