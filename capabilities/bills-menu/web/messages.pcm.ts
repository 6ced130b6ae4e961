import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  billsMessages: {
    title: 'Bills',
    facts: { always: 'E dey 24/7', instant: 'E dey fast', secure: 'Payment dey safe' },
    factsLabel: 'About how to pay bills',
    choose: 'Wetin you wan pay?',
    none: 'Nothing dey here to pay yet',
  },
  miscellaneousMessages: {
    title: 'Other things',
    detail: 'Everything wey no be monthly bill',
    back: 'Back to bills',
    choose: 'Wetin you need?',
    none: 'Nothing dey here to ask for yet',
  },
} satisfies Translations<typeof english>;
