import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  disputeMenuMessages: { title: 'Problems wey you report' },
} satisfies Translations<typeof english>;
