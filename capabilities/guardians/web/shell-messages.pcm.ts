import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  guardianViews: { title: 'Guardian' },
  guardianFirstMessages: {
    needed: 'If you never reach 18, money go move only when guardian dey linked to your account.',
    ask: 'Ask person to be guardian',
    asked: 'You don ask. See how e dey',
  },
} satisfies Translations<typeof english>;
