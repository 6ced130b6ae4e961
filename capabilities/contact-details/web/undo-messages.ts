import { catalogue, translated } from '@wura/browser/messages';
import { contactFaults, contactRefusals } from '../refusals.ts';

export const undoMessages = catalogue({
  pageTitle: 'Undo a change of your contact details',
  title: 'Was that not you?',
  lead: 'With the code of our message your old email or phone number comes back. Everybody is signed out, and the account stays locked until you set a new password.',
  code: 'Code of the message',
  submit: 'Undo the change',
  submitting: 'Undoing...',
  failed: 'The change could not be undone. Please try again, or write to support.',
  dismiss: 'Dismiss',
  doneTitle: 'The change is undone',
  doneText: 'Your account is locked and everybody is signed out. Set a new password with the code we mail you.',
  reset: 'Set a new password',
  back: 'Back to sign in',
});

translated(
  { undoMessages },
  {
    fr: () => import('./undo-messages.fr.ts'),
    es: () => import('./undo-messages.es.ts'),
    pcm: () => import('./undo-messages.pcm.ts'),
    ha: () => import('./undo-messages.ha.ts'),
    yo: () => import('./undo-messages.yo.ts'),
    ig: () => import('./undo-messages.ig.ts'),
  },
  { ...contactRefusals, ...contactFaults },
);
