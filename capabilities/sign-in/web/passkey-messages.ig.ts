import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './passkey-messages.ts';

export default {
  passkeySignInMessages: {
    signIn: 'Jiri passkey banye',
    waiting: 'Na-eche ngwaọrụ gị...',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_unknown: 'Passkey a anaghị emepe akaụntụ ebe a. Biko jiri paswọọdụ gị banye.',
} satisfies PhraseWords<Pick<typeof passkeyRefusals, 'passkey_unknown'>>;
