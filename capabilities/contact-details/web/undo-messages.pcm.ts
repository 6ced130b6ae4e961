import type { Translations } from '@wura/browser/messages';
import { phrases } from './messages.pcm.ts';
import type * as english from './undo-messages.ts';

export default {
  undoMessages: {
    pageTitle: 'Reverse change of your contact details',
    title: 'No be you do am?',
    lead: 'With di code for our message, your old email or phone number go come back. Everybody go log out, and di account go lock until you set new password.',
    code: 'Code for di message',
    submit: 'Reverse di change',
    submitting: 'We dey reverse am...',
    failed: 'We no fit reverse di change. Abeg try again, or write support.',
    dismiss: 'Dismiss',
    doneTitle: 'We don reverse di change',
    doneText:
      'Your account don lock and everybody don log out. Set new password with di code wey we send to your email.',
    reset: 'Set new password',
    back: 'Back to log in',
  },
} satisfies Translations<typeof english>;

export { phrases };
