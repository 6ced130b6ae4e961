import type { Translations } from '@wura/browser/messages';
import type * as english from './status-messages.ts';

export default {
  serviceMessages: {
    title: 'Abin da ke aiki yanzu',
    loading: 'Ana tambayar kamfanoni...',
    failed: 'Ba a iya tambayar abin da ke aiki ba.',
    retry: 'Sake gwadawa',
    works: 'Yana aiki',
    off: 'Ba a bayarwa a nan',
    stopped: 'Mun dakatar',
    down: 'Kamfani ba ya amsawa',
    status: 'Matsayin hidima',
    fees: 'Farashin komai',
  },
} satisfies Translations<typeof english>;
