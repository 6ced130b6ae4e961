import type { Translations } from '@wura/browser/messages';
import type * as english from './code-messages.ts';

export default {
  codeMessages: {
    title: 'One more step',
    lead: 'Your password correct. Now put di code wey your authenticator app dey show.',
    submit: 'Log In',
    submitting: 'E dey log in...',
    back: 'Back',
    lost: 'Phone loss? Backup code dey work here too.',
  },
} satisfies Translations<typeof english>;
