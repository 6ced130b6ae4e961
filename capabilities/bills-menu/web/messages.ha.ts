import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  billsMessages: {
    title: 'Bil',
    facts: { always: 'Ana samu dare da rana', instant: 'Ana yi nan take', secure: 'Biya mai tsaro' },
    factsLabel: 'Game da biyan bil',
    choose: 'Me kuke son biya?',
    none: 'Babu abin biya a nan tukuna',
  },
  miscellaneousMessages: {
    title: 'Sauran abubuwa',
    detail: 'Duk abin da ba bil na wata-wata ba',
    back: 'Koma bil',
    choose: 'Me kuke buƙata?',
    none: 'Babu abin nema a nan tukuna',
  },
} satisfies Translations<typeof english>;
