import type { Translations } from '@wura/browser/messages';
import type * as english from './code-messages.ts';

export default {
  codeMessages: {
    title: 'Ìgbésẹ̀ kan sí i',
    lead: 'Ọ̀rọ̀ aṣínà rẹ tọ̀nà. Ní báyìí tẹ kóòdù tí áàpù ìfìdímúlẹ̀ rẹ ń fi hàn.',
    submit: 'Wọlé',
    submitting: 'Ó ń wọlé...',
    back: 'Padà',
    lost: 'Ṣé fóònù rẹ sọnù? Kóòdù àfipamọ́ ń ṣiṣẹ́ níbí pẹ̀lú.',
  },
} satisfies Translations<typeof english>;
