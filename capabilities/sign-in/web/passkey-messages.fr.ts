import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './passkey-messages.ts';

export default {
  passkeySignInMessages: {
    signIn: 'Se connecter avec une clé d’accès',
    waiting: 'En attente de votre appareil...',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_unknown: 'Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous avec votre mot de passe.',
} satisfies PhraseWords<Pick<typeof passkeyRefusals, 'passkey_unknown'>>;
