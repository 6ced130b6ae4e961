import type { Translations } from '@wura/browser/messages';
import { phrases } from './messages.fr.ts';
import type * as english from './undo-messages.ts';

export default {
  undoMessages: {
    pageTitle: 'Janye canjin hanyoyin samun ku',
    title: 'Ba ku ba ne?',
    lead: 'Da lambar da ke saƙonmu tsohon imel ko lambar wayarku za ta dawo. Za a fitar da kowa, kuma asusun zai kasance a kulle har sai kun saita sabuwar kalmar sirri.',
    code: 'Lambar da ke saƙon',
    submit: 'Janye canjin',
    submitting: 'Ana janyewa...',
    failed: 'Ba a iya janye canjin ba. Ku sake gwadawa, ko ku rubuta wa tallafi.',
    dismiss: 'Rufe',
    doneTitle: 'An janye canjin',
    doneText:
      'An kulle asusunku kuma an fitar da kowa. Ku saita sabuwar kalmar sirri da lambar da muke aikowa ta imel.',
    reset: 'Saita sabuwar kalmar sirri',
    back: 'Koma shiga',
  },
} satisfies Translations<typeof english>;

export { phrases };
