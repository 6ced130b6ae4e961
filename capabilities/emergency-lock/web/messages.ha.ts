import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  lockMessages: {
    pageTitle: 'Kulle asusunku',
    title: 'Kulle asusunku',
    lead: 'Waya ta ɓace ko an sace? Wannan yana fitar da kowace na’ura nan take, kuma ba wanda zai shiga har sai kun saita sabuwar kalmar sirri.',
    identifier: 'Waya ko sunan shiga',
    password: 'Kalmar sirri',
    showPassword: 'Nuna kalmar sirri',
    code: 'Lambar ajiya',
    useCode: 'Yi amfani da lambar ajiya',
    usePassword: 'Yi amfani da kalmar sirri',
    submit: 'Kulle asusuna',
    submitting: 'Ana kullewa...',
    failed: 'Ba a iya kulle asusunku ba. Ku sake gwadawa, ko ku rubuta wa tallafi.',
    dismiss: 'Rufe',
    doneTitle: 'An kulle asusunku',
    doneText:
      'An fitar da kowace na’ura, an dakatar da katuna, kuma ƙara kuɗi da kansa da ododin canji sun ƙare. Don sake buɗe shi, ku saita sabuwar kalmar sirri da lambar da muke aikowa ta imel.',
    reset: 'Saita sabuwar kalmar sirri',
    back: 'Koma shiga',
  },
} satisfies Translations<typeof english>;
