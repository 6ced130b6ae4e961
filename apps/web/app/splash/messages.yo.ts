import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  splashMessages: {
    hold: 'Tọ́jú owó rẹ.',
    send: 'Fi ránṣẹ́ sí ẹnikẹ́ni.',
    cost: 'Kọ́kọ́ wo iye tí yóò ná ọ.',
    know: 'Mọ ibi tó wà.',
    skip: 'Tẹ̀ ẹ́ láti fò ó',
  },
} satisfies Translations<typeof english>;
