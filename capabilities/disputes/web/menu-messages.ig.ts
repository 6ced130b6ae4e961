import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  disputeMenuMessages: { title: 'Nsogbu akọrọ' },
} satisfies Translations<typeof english>;
