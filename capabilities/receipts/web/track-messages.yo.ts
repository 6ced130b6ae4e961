import type { Translations } from '@wura/browser/messages';
import type * as english from './track-messages.ts';

export default {
  trackMessages: {
    pageTitle: 'Tẹ̀lé owó náà',
    loading: 'A ń wá ìsanwó náà...',
    payment: 'Ìsanwó',
    way: 'Ọ̀nà rẹ̀',
    steps: {
      held: 'A dì í mú: ó ti kúrò nínú àpamọ́wọ́ ẹni tó fi ránṣẹ́',
      sent: 'A fi ránṣẹ́ sí báńkì',
      at_bank: 'Ní báńkì',
      arrived: 'Ó ti dé',
      returned: 'Ó padà sọ́dọ̀ ẹni tó fi ránṣẹ́',
    },
    stepsElsewhere: {
      held: 'Ó ti kúrò nínú àpamọ́wọ́ ẹni tó fi ránṣẹ́',
      sent: 'Tí a fi ránṣẹ́',
      at_bank: 'A ń ṣe é lọ́wọ́',
      arrived: 'Ó ti dé',
      returned: 'Ó padà sọ́dọ̀ ẹni tó fi ránṣẹ́',
    },
    notYet: 'Kò tíì rí bẹ́ẹ̀',
    says: {
      completed: 'Owó náà ti dé.',
      pending: 'Owó náà wà lójú ọ̀nà. Ojú ìwé yìí ń tẹ̀lé e fúnra rẹ̀.',
      failed: 'Kò lọ. Gbogbo owó náà padà sọ́dọ̀ ẹni tó fi ránṣẹ́.',
    },
    chips: { completed: 'Ó ti dé', pending: 'Ó wà lójú ọ̀nà', failed: 'A ti dá a padà' },
    by: date => `Yóò dé tàbí padà kí ó tó di ${date}.`,
    underWay: time => `Ó ti wà lójú ọ̀nà fún ${time}`,
    to: 'Sí',
    from: 'Láti',
    reference: 'Ìtọ́kasí',
    session: 'Nọ́ńbà ìpàdé',
    checkedAt: time => `Bó ṣe wà ní ${time}.`,
    sandbox: 'Inú ìdánwò ni a ti ṣe é: owó gidi kò kúrò.',
    checkReceipt: 'Yẹ rìsíìtì náà wò',
    none: 'Kò sí irú ìsanwó bẹ́ẹ̀',
    noneText: 'Yẹ ìlìǹkì náà wò. Má gbẹ́kẹ̀ lé ìsanwó tí a kò rí níbí.',
    failed: 'A kò lè wá ìsanwó náà.',
    retry: 'Tún gbìyànjú',
  },
} satisfies Translations<typeof english>;
