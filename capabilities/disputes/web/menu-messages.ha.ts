import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  disputeMenuMessages: { title: 'Matsalolin da aka kai' },
} satisfies Translations<typeof english>;
