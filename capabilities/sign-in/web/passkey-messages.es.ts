import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './passkey-messages.ts';

export default {
  passkeySignInMessages: {
    signIn: 'Iniciar sesión con una llave de acceso',
    waiting: 'Esperando a su dispositivo...',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_unknown: 'Esta llave de acceso no abre ninguna cuenta aquí. Inicie sesión con su contraseña.',
} satisfies PhraseWords<Pick<typeof passkeyRefusals, 'passkey_unknown'>>;
