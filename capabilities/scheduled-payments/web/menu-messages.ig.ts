import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  scheduleMenuMessages: { title: 'Ịkwụ ụgwọ ahaziri', short: 'Ahaziri' },
} satisfies Translations<typeof english>;
