import type { Translations } from '@wura/browser/messages';
import type * as english from './change-messages.ts';

export default {
  changePasswordMessages: {
    title: 'Ọ̀rọ̀ aṣínà',
    lead: 'Tuntun yóò mú gbogbo ẹ̀rọ mìíràn jáde.',
    change: 'Yí ọ̀rọ̀ aṣínà padà',
    current: 'Ọ̀rọ̀ aṣínà ti ìsinsìnyí',
    next: 'Ọ̀rọ̀ aṣínà tuntun',
    showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
    failed: 'A kò lè yí ọ̀rọ̀ aṣínà rẹ padà. Ó wà bó ṣe wà.',
    saving: 'Ó ń yí i padà...',
    done: 'A ti yí ọ̀rọ̀ aṣínà padà',
  },
} satisfies Translations<typeof english>;
