import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  scheduleMenuMessages: { title: 'Pagos programados', short: 'Programados' },
} satisfies Translations<typeof english>;
