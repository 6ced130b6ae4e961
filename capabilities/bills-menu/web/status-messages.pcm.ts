import type { Translations } from '@wura/browser/messages';
import type * as english from './status-messages.ts';

export default {
  serviceMessages: {
    title: 'Wetin dey work now',
    loading: 'We dey ask di providers...',
    failed: 'We no fit ask wetin dey work now.',
    retry: 'Try again',
    works: 'E dey work',
    off: 'E no dey here',
    stopped: 'We pause am',
    down: 'Provider no dey answer',
    status: 'How di service dey',
    fees: 'How much everything cost',
  },
} satisfies Translations<typeof english>;
