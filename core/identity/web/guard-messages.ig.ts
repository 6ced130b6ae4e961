import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  guardMessages: {
    title: 'Kwado ịkwụ ụgwọ a',
    lead: 'O nwebeghị ihe pụrụ.',
    confirm: 'Kwado',
  },
} satisfies Translations<typeof english>;
