import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  paymentGuardMessages: {
    title: 'Payment guard',
    lead: 'Payment to account wey you never pay before go need your second factor for night, and for any hour if di money pass di amount wey you choose. To make am strong dey work at once; to make am easy need your second factor.',
    night: 'For night',
    hours: (from, until) => `From ${from} reach ${until}`,
    over: 'Any hour, if e pass',
    off: 'Off',
    change: 'Change guard',
    nightOn: 'Guard night hours',
    largeOn: 'Guard big money',
    start: 'From',
    end: 'Until',
    sum: 'If e pass',
    save: 'Save guard',
    saved: 'Your payment guard don change.',
    nextNight: what => `For night: ${what}`,
    nextOver: what => `If e pass: ${what}`,
  },
} satisfies Translations<typeof english>;
