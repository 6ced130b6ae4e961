import { catalogue, translated } from '@wura/browser/messages';

/** Apart from the words of the form: most visitors never come this far. */
export const codeMessages = catalogue({
  title: 'One more step',
  lead: 'Your password is right. Now enter the code that your authenticator app shows.',
  submit: 'Sign In',
  submitting: 'Signing In...',
  back: 'Back',
  lost: 'Phone lost? A backup code works here too.',
});

translated(
  { codeMessages },
  {
    fr: () => import('./code-messages.fr.ts'),
    es: () => import('./code-messages.es.ts'),
    pcm: () => import('./code-messages.pcm.ts'),
    ha: () => import('./code-messages.ha.ts'),
    ig: () => import('./code-messages.ig.ts'),
    yo: () => import('./code-messages.yo.ts'),
  },
);
