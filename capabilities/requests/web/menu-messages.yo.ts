import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  requestMenuMessages: {
    loans: 'Owó yíyá',
    loansDetail: 'Béèrè lọ́wọ́ ayánilówó tó ní ìwé àṣẹ, tẹ̀lé ìdáhùn níbí',
    business: 'Ìforúkọsílẹ̀ iṣẹ́ ajé',
    businessDetail: 'Orúkọ iṣẹ́ ajé tàbí ilé-iṣẹ́, a óò fi sílẹ̀ fún ọ ní CAC',
  },
} satisfies Translations<typeof english>;
