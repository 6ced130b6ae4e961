import type { Translations } from '@wura/browser/messages';
import type * as english from './follow-messages.ts';

export default {
  followMessages: {
    follow: 'Share live tracking',
    shareText: 'Follow dis payment for Wura',
    copied: 'Link don copy',
    making: 'We dey prepare am...',
    failed: 'We no fit make di link. Abeg try again.',
  },
} satisfies Translations<typeof english>;
