import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { screenLockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  screenLockMessages: {
    documentTitle: 'Ó tì, Wura',
    title: 'Ojú ìwé rẹ ti tì',
    lead: 'Ohun tí ò ń ṣe wà bí o ṣe fi sílẹ̀.',
    pin: 'PIN oní-nọ́ńbà 4',
    password: 'Ọ̀rọ̀ aṣínà rẹ',
    showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
    unlock: 'Tẹ̀síwájú',
    unlocking: 'Ó ń yẹ̀ ẹ́ wò...',
    passkey: 'Lo ìka tàbí ojú',
    cancelled: 'Ẹ̀rọ rẹ kò fìdí ohunkóhun múlẹ̀. Tún gbìyànjú, tàbí lo ààyè tó wà lókè.',
    failed: 'Kò ṣiṣẹ́. Jọ̀wọ́ tún gbìyànjú.',
    notAsked: 'A kò lè dé ọ̀dọ̀ sáfà. A kò fi ohunkóhun ránṣẹ́.',
    retry: 'Tún gbìyànjú',
    loading: 'Ó ń gbé...',
    signOut: 'Jáde',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  proof_required: 'Jọ̀wọ́ tẹ PIN rẹ, tàbí ọ̀rọ̀ aṣínà rẹ bí o kò bá ní PIN.',
} satisfies PhraseWords<typeof screenLockRefusals>;
