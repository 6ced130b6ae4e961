import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  scheduleMenuMessages: { title: 'Biyan da aka tsara', short: 'Tsararre' },
} satisfies Translations<typeof english>;
