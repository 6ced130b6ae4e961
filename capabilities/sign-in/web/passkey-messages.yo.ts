import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './passkey-messages.ts';

export default {
  passkeySignInMessages: {
    signIn: 'Wọlé pẹ̀lú passkey',
    waiting: 'A ń dúró de ẹ̀rọ rẹ...',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_unknown: 'Passkey yìí kò ṣí àkáǹtì kankan níbí. Jọ̀wọ́ wọlé pẹ̀lú ọ̀rọ̀ aṣínà rẹ.',
} satisfies PhraseWords<Pick<typeof passkeyRefusals, 'passkey_unknown'>>;
