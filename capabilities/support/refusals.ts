import { definePhrases } from '@wura/wire/phrases';

export const supportReasons = definePhrases({
  messages_waiting: 'We have several messages from this address already. Please wait for our answer.',
});
