import type { Translations } from '@wura/browser/messages';
import type * as english from './follow-messages.ts';

export default {
  followMessages: {
    follow: 'Raba bibiyar biya',
    shareText: 'Ku bibiyi wannan biya a Wura',
    copied: 'An kwafi mahaɗi',
    making: 'Ana shiryawa...',
    failed: 'Ba a iya yin mahaɗin ba. Ku sake gwadawa.',
  },
} satisfies Translations<typeof english>;
