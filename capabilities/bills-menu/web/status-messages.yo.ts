import type { Translations } from '@wura/browser/messages';
import type * as english from './status-messages.ts';

export default {
  serviceMessages: {
    title: 'Ohun tó ń ṣiṣẹ́ báyìí',
    loading: 'A ń béèrè lọ́wọ́ àwọn ilé-iṣẹ́...',
    failed: 'A kò lè béèrè ohun tó ń ṣiṣẹ́ báyìí.',
    retry: 'Tún gbìyànjú',
    works: 'Ó ń ṣiṣẹ́',
    off: 'Kò sí níbí',
    stopped: 'A dá a dúró',
    down: 'Ilé-iṣẹ́ náà kò dáhùn',
    status: 'Ipò iṣẹ́ náà',
    fees: 'Iye tí ohun gbogbo jẹ́',
  },
} satisfies Translations<typeof english>;
