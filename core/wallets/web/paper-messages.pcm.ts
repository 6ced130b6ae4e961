import type { Translations } from '@wura/browser/messages';
import type * as english from './paper-messages.ts';

export default {
  paperMessages: {
    receipt: 'Receipt',
    brand: 'Wura',
    completed: 'Complete',
    fee: 'Charge',
    noFee: 'No charge',
    date: 'Date',
    reference: 'Reference',
    copyReference: 'Copy reference',
    copied: 'E don copy',
    done: 'Done',
    close: 'Close receipt',
  },
} satisfies Translations<typeof english>;
