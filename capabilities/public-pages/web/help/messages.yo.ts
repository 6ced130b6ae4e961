import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  helpMessages: {
    lead: 'Ìdáhùn ló kọ́kọ́. Bí tìrẹ kò bá sí níbí, ènìyàn wà láti dáhùn.',
    search: 'Wá nínú àwọn ìdáhùn',
    found: count => `Ìdáhùn ${count}`,
    showAll: count => `Fi gbogbo ìdáhùn ${count} hàn`,
    nothing: 'Kò sí ìdáhùn tó ní gbogbo ọ̀rọ̀ yìí. Dín wọn kù, tàbí bi wá.',
    answers: 'Ìbéèrè àti ìdáhùn',
    mine: 'Àwọn ẹ̀sùn rẹ',
    none: 'O kò ní ohun kan tó ṣí sílẹ̀ lọ́dọ̀ wa.',
    loading: 'Àwọn ẹ̀sùn rẹ ń gbé...',
    listFailed: 'A kò lè gbé àwọn ẹ̀sùn rẹ kan.',
    retry: 'Tún gbìyànjú',
  },
} satisfies Translations<typeof english>;
