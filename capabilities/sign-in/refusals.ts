import { defineFaults } from '@wura/wire/phrases';

export const signInFaults = defineFaults({
  remember_invalid: 'remember must be true or false',
});
