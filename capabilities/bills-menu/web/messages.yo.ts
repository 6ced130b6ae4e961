import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  billsMessages: {
    title: 'Ìsanwó',
    facts: { always: 'Tọ̀sán-tòru', instant: 'Lẹ́sẹ̀kẹsẹ̀', secure: 'Ìsanwó láìléwu' },
    factsLabel: 'Nípa ìsanwó',
    choose: 'Kí ni o fẹ́ san?',
    none: 'Kò tíì sí ohun tí a lè san níbí',
  },
  miscellaneousMessages: {
    title: 'Oríṣiríṣi',
    detail: 'Gbogbo ohun tí kì í ṣe ìsanwó oṣooṣù',
    back: 'Padà sí ìsanwó',
    choose: 'Kí ni o nílò?',
    none: 'Kò tíì sí ohun tí a lè béèrè níbí',
  },
} satisfies Translations<typeof english>;
