import type { Translations } from '@wura/browser/messages';
import type * as english from './face-messages.ts';

export default {
  faceMessages: {
    title: 'Àyẹ̀wò ojú',
    lead: 'À ń wò ó bóyá ìwọ ni o ń fi àwọn ìwé ránṣẹ́: ohun mẹ́ta kúkúrú níwájú kámẹ́rà rẹ.',
    start: 'Bẹ̀rẹ̀ àyẹ̀wò ojú',
    again: 'Tún àyẹ̀wò ojú ṣe',
    noCamera: 'N kò ní kámẹ́rà. Kí ènìyàn fi ojú mi wé, yóò pẹ́ díẹ̀.',
    missed: 'Jọ̀wọ́ ṣe àyẹ̀wò ojú, tàbí sọ pé o kò ní kámẹ́rà.',
    states: {
      accepted: {
        title: 'Ó ti parí',
        text: 'A ti yẹ ojú rẹ wò. O lè fi àwọn ìwé rẹ ránṣẹ́.',
      },
      declined: {
        title: 'A kò gbà á',
        text: 'A kò rí ojú ènìyàn alààyè. Tún gbìyànjú níbi tí ìmọ́lẹ̀ wà, tàbí jẹ́ kí ènìyàn wò ó.',
      },
      unknown: {
        title: 'Kò tíì parí',
        text: 'A kò lè parí àyẹ̀wò náà báyìí. O lè tún gbìyànjú, tàbí fi àwọn ìwé rẹ ránṣẹ́: ènìyàn yóò wò wọ́n.',
      },
    },
    challenges: {
      look_straight: 'Wo kámẹ́rà tààrà',
      turn_left: 'Yí orí rẹ sí òsì',
      turn_right: 'Yí orí rẹ sí ọ̀tún',
      look_up: 'Wo òkè',
      smile: 'Rẹ́rìn-ín',
      close_eyes: 'Pa ojú rẹ dé',
    },
    step: (at, count) => `Ohun ${at} nínú ${count}`,
    waiting: 'Kámẹ́rà ń bẹ̀rẹ̀...',
    shoot: 'Ya àwòrán',
    sending: 'Ó ń yẹ̀ ẹ́ wò...',
    close: 'Pa á dé',
    denied: 'A kò lè lo kámẹ́rà. Jọ̀wọ́ fàyè gbà á.',
    failed: 'Àyẹ̀wò ojú kò lè bẹ̀rẹ̀. Jọ̀wọ́ tún gbìyànjú.',
    otherWay: 'Ènìyàn tún lè fi ojú rẹ wé: sọ ọ́ nísàlẹ̀ àwọn ìwé.',
    kept: 'A fi èdìdì pa àwọn àwòrán mọ́ pẹ̀lú àwọn ìwé rẹ, fún ìgbà díẹ̀ nìkan.',
  },
} satisfies Translations<typeof english>;
