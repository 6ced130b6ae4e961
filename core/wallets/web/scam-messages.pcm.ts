import type { Translations } from '@wura/browser/messages';
import type * as english from './scam-messages.ts';

export default {
  scamMessages: {
    title: 'Stop and think before you send',
    trick:
      'Person call you, write you or stand near you and tell you say make you send dis one? We no dey ever ask you to move money make e safe, your bank and police no dey ask too.',
    answer: 'Nobody tell me to send dis one, and I know who go get am',
    first: name => `You never pay ${name} lately.`,
    reasons: {
      large: 'E big pass wetin you dey send before.',
      night: 'Na night. E hard to reach bank and friends.',
    },
  },
} satisfies Translations<typeof english>;
