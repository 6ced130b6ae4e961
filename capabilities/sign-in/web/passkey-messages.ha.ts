import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './passkey-messages.ts';

export default {
  passkeySignInMessages: {
    signIn: 'Shiga da passkey',
    waiting: 'Ana jiran na’urarku...',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_unknown: 'Wannan passkey ba ya buɗe asusu a nan. Ku shiga da kalmar sirrinku.',
} satisfies PhraseWords<Pick<typeof passkeyRefusals, 'passkey_unknown'>>;
