import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyFaults, passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './messages.ts';

export default {
  passkeyMessages: {
    title: 'Passkey',
    lead: 'Ku shiga da yatsanku, fuskarku ko makullin wannan na’ura. Ba abin rubutawa, kuma ba abin da shafin bogi zai iya kamawa.',
    noDevice: 'Wannan na’ura ko adireshi ba ya ba da shi. Passkey yana buƙatar adireshi mai suna, kamar localhost.',
    loading: 'Ana lodawa...',
    failed: 'Ba a iya loda wannan ba.',
    retry: 'Sake gwadawa',
    never: 'Ba a yi amfani da shi ba tukuna',
    lastUsed: when => `An yi amfani da shi: ${when}`,
    add: 'Ƙara passkey',
    addLead: 'Kalmar sirrinku da farko. Sannan na’urarku za ta nemi yatsa, fuska ko lambarta.',
    adding: 'Ana jiran na’urarku...',
    cancelled: 'Na’urarku ba ta yi passkey ba. Ba a canza komai ba.',
    added: 'An ƙara passkey',
    remove: 'Cire',
    removeName: name => `Cire ${name}`,
    removeLead: 'Ba zai ƙara shiga ko tabbatar da biya ba. Ku goge shi a na’urar ma.',
    removed: 'An cire passkey',
    thisDevice: browser => `Passkey da aka yi a ${browser}`,
    pay: 'Tabbatar da biya da shi',
    payHelper: 'A madadin PIN ɗinku. PIN ɗin yana aiki har yanzu.',
    usePasskey: 'Yi amfani da yatsa ko fuska',
    notSaved: 'Ba a iya adana hakan ba. Yana nan yadda yake.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_name_invalid: 'Ku ba shi suna da bai wuce haruffa 60 ba',
  passkey_refused: 'Ba a karɓi passkey ɗinku ba. Ba a canza komai ba kuma ba a tura komai ba.',
  passkey_confirm_email_first: 'Ku fara tabbatar da imel ɗinku a Bayanaina. Ba a ƙara passkey ba.',
  too_many_passkeys: 'Kuna da passkey 10. Ku fara cire ɗaya.',
} satisfies PhraseWords<
  typeof passkeyFaults &
    Pick<typeof passkeyRefusals, 'passkey_refused' | 'passkey_confirm_email_first' | 'too_many_passkeys'>
>;
