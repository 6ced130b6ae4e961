import type { Translations } from '@wura/browser/messages';
import type * as english from './paper-messages.ts';

export default {
  paperMessages: {
    receipt: 'Rìsíìtì',
    brand: 'Wura',
    completed: 'Ó ti parí',
    fee: 'Owó iṣẹ́',
    noFee: 'Kò sí owó iṣẹ́',
    date: 'Ọjọ́',
    reference: 'Ìtọ́kasí',
    copyReference: 'Da ìtọ́kasí kọ',
    copied: 'A ti dà á kọ',
    done: 'Ó parí',
    close: 'Pa rìsíìtì',
  },
} satisfies Translations<typeof english>;
