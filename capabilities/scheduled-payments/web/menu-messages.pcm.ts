import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  scheduleMenuMessages: { title: 'Scheduled payments', short: 'Scheduled' },
} satisfies Translations<typeof english>;
