import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  frozenMessages: {
    title: 'Your account don freeze',
    what: 'You fit look everything, but no money fit comot from your wallets for now. Your money still be your own.',
    reason: 'Di reason:',
    support: 'Write support',
  },
} satisfies Translations<typeof english>;
