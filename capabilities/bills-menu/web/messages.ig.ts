import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  billsMessages: {
    title: 'Ụgwọ',
    facts: { always: 'Ehihie na abalị', instant: 'Ozugbo', secure: 'Ịkwụ ụgwọ n’udo' },
    factsLabel: 'Banyere ịkwụ ụgwọ',
    choose: 'Kedu ihe ị chọrọ ịkwụ?',
    none: 'O nweghị ihe a ga-akwụ ebe a ugbu a',
  },
  miscellaneousMessages: {
    title: 'Ihe ndị ọzọ',
    detail: 'Ihe niile na-abụghị ụgwọ kwa ọnwa',
    back: 'Laghachi n’ụgwọ',
    choose: 'Kedu ihe ị chọrọ?',
    none: 'O nweghị ihe a ga-arịọ ebe a ugbu a',
  },
} satisfies Translations<typeof english>;
