import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyFaults, passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './messages.ts';

export default {
  passkeyMessages: {
    title: 'Passkeys',
    lead: 'Log in with your fingerprint, your face or di lock of dis device. Nothing to type, and nothing wey fake page fit catch.',
    noDevice: 'Dis device or address no get am. Passkey need address wey get name, like localhost.',
    loading: 'E dey load...',
    failed: 'Dis one no gree load.',
    retry: 'Try again',
    never: 'You never use am',
    lastUsed: when => `Last time: ${when}`,
    add: 'Add passkey',
    addLead: 'Your password first. Then your device go ask for your finger, your face or di code.',
    adding: 'We dey wait for your device...',
    cancelled: 'Your device no make any passkey. Nothing change.',
    added: 'Passkey don enter',
    remove: 'Remove',
    removeName: name => `Remove ${name}`,
    removeLead: 'E no go fit log in or confirm payment again. Delete am for di device too.',
    removed: 'Passkey don comot',
    thisDevice: browser => `Passkey wey dem make for ${browser}`,
    pay: 'Use am confirm payments',
    payHelper: 'Instead of your PIN. Di PIN still dey work.',
    usePasskey: 'Use fingerprint or face',
    notSaved: 'We no fit save am. E still dey as e dey before.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_name_invalid: 'Abeg give am name wey no pass 60 characters',
  passkey_refused: 'We no accept your passkey. Nothing change and nothing go out.',
  passkey_confirm_email_first: 'Abeg confirm your email address for Profile first. No passkey enter.',
  too_many_passkeys: 'You get 10 passkeys. Abeg remove one first.',
} satisfies PhraseWords<
  typeof passkeyFaults &
    Pick<typeof passkeyRefusals, 'passkey_refused' | 'passkey_confirm_email_first' | 'too_many_passkeys'>
>;
