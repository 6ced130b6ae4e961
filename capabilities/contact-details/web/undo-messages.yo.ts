import type { Translations } from '@wura/browser/messages';
import { phrases } from './messages.fr.ts';
import type * as english from './undo-messages.ts';

export default {
  undoMessages: {
    pageTitle: 'Dá ìyípadà ọ̀nà ìkànsí rẹ padà',
    title: 'Ṣé kì í ṣe ìwọ ni?',
    lead: 'Pẹ̀lú kóòdù inú ìfiránṣẹ́ wa, ímeèlì tàbí nọ́ńbà fóònù rẹ àtijọ́ yóò padà. Gbogbo ẹ̀rọ yóò jáde, àkáǹtì yóò sì wà ní títì títí o fi máa yan ọ̀rọ̀ aṣínà tuntun.',
    code: 'Kóòdù inú ìfiránṣẹ́',
    submit: 'Dá ìyípadà padà',
    submitting: 'Ó ń dá a padà...',
    failed: 'A kò lè dá ìyípadà náà padà. Jọ̀wọ́ tún gbìyànjú, tàbí kọ̀wé sí àwọn olùrànlọ́wọ́.',
    dismiss: 'Gbé kúrò',
    doneTitle: 'A ti dá ìyípadà náà padà',
    doneText: 'Àkáǹtì rẹ ti tì, gbogbo ẹ̀rọ sì ti jáde. Yan ọ̀rọ̀ aṣínà tuntun pẹ̀lú kóòdù tí a óò fi ránṣẹ́ sí ímeèlì rẹ.',
    reset: 'Yan ọ̀rọ̀ aṣínà tuntun',
    back: 'Padà síbi ìwọlé',
  },
} satisfies Translations<typeof english>;

export { phrases };
