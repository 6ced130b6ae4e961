import type { Translations } from '@wura/browser/messages';
import type * as english from './link-messages.ts';

export default {
  linkMessages: {
    pageTitle: 'Ìbéèrè fún owó',
    loading: 'A ń wá ìbéèrè náà...',
    asks: name => `${name} ń béèrè lọ́wọ́ rẹ`,
    asksOpen: name => `${name} ń béèrè owó lọ́wọ́ rẹ`,
    username: name => `@${name} lórí Wura`,
    note: 'Fún',
    until: date => `Kí a san án kí ó tó di ${date}`,
    free: 'A kì í gba owó iṣẹ́. Yóò dé lẹ́sẹ̀kẹsẹ̀.',
    caution: 'San án bí o bá mọ ẹni tó béèrè àti ohun tó wà fún nìkan. A kò lè gba ìsanwó padà.',
    pay: amount => `San ${amount}`,
    payOpen: 'Sanwó',
    signIn: 'Wọlé láti sanwó',
    signUp: 'Ṣí àkáǹtì',
    status: {
      open: 'Ó ṣí sílẹ̀',
      paid: 'A ti san án',
      returned: 'A dá a padà',
      expired: 'Àkókò rẹ̀ ti kọjá',
      withdrawn: 'A gbà á padà',
      declined: 'A kọ̀ ọ́',
    },
    ended: {
      paid: 'A ti san ìbéèrè yìí',
      returned: 'A san ìbéèrè yìí, a sì dá owó náà padà',
      expired: 'Àkókò ìbéèrè yìí ti kọjá',
      withdrawn: 'A gba ìbéèrè yìí padà',
      declined: 'A kọ ìbéèrè yìí',
    },
    endedText: {
      paid: 'Kò sẹ́ni tó lè tún un san.',
      returned: 'Kò sẹ́ni tó lè tún un san. Béèrè fún tuntun.',
      expired: 'Béèrè fún tuntun. Owó kankan kò kúrò.',
      withdrawn: 'Owó kankan kò kúrò.',
      declined: 'Owó kankan kò kúrò.',
    },
    none: 'Kò sí irú ìbéèrè bẹ́ẹ̀',
    noneText: 'Yẹ ìlìǹkì náà wò, tàbí tún béèrè fún un. Owó kankan kò kúrò.',
    failed: 'A kò lè wá ìbéèrè náà.',
    retry: 'Tún gbìyànjú',
  },
} satisfies Translations<typeof english>;
