import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyFaults, passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './messages.ts';

export default {
  passkeyMessages: {
    title: 'Passkey',
    lead: 'Jiri mkpịsị aka gị, ihu gị ma ọ bụ mkpọchi ngwaọrụ a banye. O nweghị ihe a ga-ede, o nweghịkwa ihe ibe adịgboroja nwere ike ijide.',
    noDevice: 'Ngwaọrụ ma ọ bụ adreesị a anaghị enye ya. Passkey chọrọ adreesị nwere aha, dị ka localhost.',
    loading: 'Na-ebubata...',
    failed: 'Enweghị ike ibubata nke a.',
    retry: 'Nwaa ọzọ',
    never: 'Ejibeghị ya',
    lastUsed: when => `Ojiji ikpeazụ: ${when}`,
    add: 'Tinye passkey',
    addLead: 'Paswọọdụ gị mbụ. Emesịa ngwaọrụ gị ga-ajụ mkpịsị aka gị, ihu gị ma ọ bụ koodu ya.',
    adding: 'Na-eche ngwaọrụ gị...',
    cancelled: 'Ngwaọrụ gị emeghị passkey. Agbanweghị ihe ọ bụla.',
    added: 'Etinyela passkey',
    remove: 'Wepụ',
    removeName: name => `Wepụ ${name}`,
    removeLead: 'Ọ gaghị abanyezi ma ọ bụ kwado ịkwụ ụgwọ. Hichapụkwa ya na ngwaọrụ ahụ.',
    removed: 'Ewepụla passkey',
    thisDevice: browser => `Passkey emere na ${browser}`,
    pay: 'Jiri ya kwado ịkwụ ụgwọ',
    payHelper: 'N’ọnọdụ PIN gị. PIN ka na-arụ ọrụ.',
    usePasskey: 'Jiri mkpịsị aka ma ọ bụ ihu',
    notSaved: 'Enweghị ike ichekwa nke ahụ. Ọ dị ka ọ dị.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_name_invalid: 'Biko nye ya aha na-akarịghị mkpụrụ edemede 60',
  passkey_refused: 'Anabataghị passkey gị. Agbanweghị ihe ọ bụla, ezipụghịkwa ihe ọ bụla.',
  passkey_confirm_email_first: 'Biko buru ụzọ kwado adreesị email gị na Nkọwa m. Etinyeghị passkey ọ bụla.',
  too_many_passkeys: 'Ị nwere passkey 10. Biko buru ụzọ wepụ otu.',
} satisfies PhraseWords<
  typeof passkeyFaults &
    Pick<typeof passkeyRefusals, 'passkey_refused' | 'passkey_confirm_email_first' | 'too_many_passkeys'>
>;
