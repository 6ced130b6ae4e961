import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  scheduleMenuMessages: { title: 'Ìsanwó tí a ṣètò', short: 'Tí a ṣètò' },
} satisfies Translations<typeof english>;
