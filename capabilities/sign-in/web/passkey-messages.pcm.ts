import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './passkey-messages.ts';

export default {
  passkeySignInMessages: {
    signIn: 'Log in with passkey',
    waiting: 'We dey wait for your device...',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_unknown: 'Dis passkey no dey open any account here. Abeg log in with your password.',
} satisfies PhraseWords<Pick<typeof passkeyRefusals, 'passkey_unknown'>>;
