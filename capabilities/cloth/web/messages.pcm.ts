import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { clothFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  clothMessages: {
    lead: 'Every day wey money move for your wallets go turn pattern for one cloth wey be your own alone. Your cards and di top of your wallet go wear am.',
    month: 'Month',
    loading: 'We dey weave your cloth...',
    failed: 'We no fit draw your cloth.',
    retry: 'Try again',
    share: 'Share dis month',
    making: 'We dey prepare am...',
    shareFailed: 'We no fit make di picture. Abeg try again.',
    telling:
      'Anybody wey see am go know di days wey money move, but no be how much, from who or to who. Di same history go always weave di same cloth.',
    poster: month => `Your cloth for ${month}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_invalid: 'Abeg choose month wey don start',
} satisfies PhraseWords<typeof clothFaults>;
