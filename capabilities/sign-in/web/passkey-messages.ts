import { catalogue, translated } from '@wura/browser/messages';
import { passkeyRefusals } from '@wura/identity/passkey';

/** Apart from the words of the form: they come with what asks the device. */
export const passkeySignInMessages = catalogue({
  signIn: 'Sign in with a passkey',
  waiting: 'Waiting for your device...',
});

const { passkey_unknown } = passkeyRefusals;

translated(
  { passkeySignInMessages },
  {
    fr: () => import('./passkey-messages.fr.ts'),
    es: () => import('./passkey-messages.es.ts'),
    pcm: () => import('./passkey-messages.pcm.ts'),
    ha: () => import('./passkey-messages.ha.ts'),
    ig: () => import('./passkey-messages.ig.ts'),
    yo: () => import('./passkey-messages.yo.ts'),
  },
  { passkey_unknown },
);
