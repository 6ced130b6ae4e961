import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  disputeMenuMessages: { title: 'Ìṣòro tí o sọ' },
} satisfies Translations<typeof english>;
