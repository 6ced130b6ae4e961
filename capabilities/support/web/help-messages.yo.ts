import type { Translations } from '@wura/browser/messages';
import type * as english from './help-messages.ts';

export default {
  helpMessages: {
    title: 'Bá wa sọ̀rọ̀',
    conversation: 'Ìfọ̀rọ̀wérọ̀ rẹ',
    answered: 'A ti dáhùn',
    waiting: 'A óò dáhùn láìpẹ́',
    loading: 'Àwọn wákàtí ń gbé...',
    now: time => `Ènìyàn ń dáhùn báyìí, títí di ${time}.`,
    later: moment => `A óò padà ${moment}. Kọ̀wé báyìí, a ó sì kọ́kọ́ dáhùn.`,
    unknown: 'A kò lè mọ ìgbà tí ènìyàn máa wà. O lè kọ̀wé nígbàkígbà.',
    chat: 'Ṣí ìfọ̀rọ̀wérọ̀',
    write: 'Kọ̀wé nípasẹ̀ fọ́ọ̀mù',
  },
} satisfies Translations<typeof english>;
