import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  lockMessages: {
    pageTitle: 'Ti àkáǹtì rẹ',
    title: 'Ti àkáǹtì rẹ',
    lead: 'Ṣé fóònù sọnù tàbí wọ́n jí i? Èyí yóò mú gbogbo ẹ̀rọ jáde lẹ́sẹ̀kẹsẹ̀, kò sì sẹ́ni tó lè wọlé títí o fi máa yan ọ̀rọ̀ aṣínà tuntun.',
    identifier: 'Fóònù tàbí orúkọ oníṣe',
    password: 'Ọ̀rọ̀ aṣínà',
    showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
    code: 'Kóòdù àfipamọ́',
    useCode: 'Lo kóòdù àfipamọ́ dípò',
    usePassword: 'Lo ọ̀rọ̀ aṣínà dípò',
    submit: 'Ti àkáǹtì mi',
    submitting: 'Ó ń tì...',
    failed: 'A kò lè ti àkáǹtì rẹ. Jọ̀wọ́ tún gbìyànjú, tàbí kọ̀wé sí àwọn olùrànlọ́wọ́.',
    dismiss: 'Gbé kúrò',
    doneTitle: 'Àkáǹtì rẹ ti tì',
    doneText:
      'Gbogbo ẹ̀rọ ti jáde, a ti dá àwọn káàdì dúró, ìfowókún aládàáṣe àti àṣẹ ìpààrọ̀ sì ti parí. Láti ṣí i padà, yan ọ̀rọ̀ aṣínà tuntun pẹ̀lú kóòdù tí a óò fi ránṣẹ́ sí ímeèlì rẹ.',
    reset: 'Yan ọ̀rọ̀ aṣínà tuntun',
    back: 'Padà síbi ìwọlé',
  },
} satisfies Translations<typeof english>;
