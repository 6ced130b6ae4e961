import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  guardMessages: {
    title: 'Confirm dis payment',
    lead: 'Nothing don comot yet.',
    confirm: 'Confirm',
  },
} satisfies Translations<typeof english>;
