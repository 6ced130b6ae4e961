import { definePhrases } from '@wura/wire/phrases';

export const profileReasons = definePhrases({
  pin_to_raise: 'Please enter your PIN to raise this amount.',
});
