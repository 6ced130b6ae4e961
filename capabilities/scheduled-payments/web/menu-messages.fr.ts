import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  scheduleMenuMessages: { title: 'Paiements programmés', short: 'Programmés' },
} satisfies Translations<typeof english>;
