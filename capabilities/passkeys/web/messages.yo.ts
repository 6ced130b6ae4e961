import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyFaults, passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './messages.ts';

export default {
  passkeyMessages: {
    title: 'Passkey',
    lead: 'Wọlé pẹ̀lú ìka rẹ, ojú rẹ tàbí títì ẹ̀rọ yìí. Kò sí ohun tí o máa tẹ̀, kò sì sí ohun tí ojú ìwé èké lè gbà.',
    noDevice: 'Ẹ̀rọ tàbí àdírẹ́sì yìí kò ní ọ̀kankan. Passkey nílò àdírẹ́sì tó ní orúkọ, bíi localhost.',
    loading: 'Ó ń gbé...',
    failed: 'A kò lè gbé èyí.',
    retry: 'Tún gbìyànjú',
    never: 'A kò tíì lò ó',
    lastUsed: when => `Ìgbà ìkẹyìn: ${when}`,
    add: 'Fi passkey kún un',
    addLead: 'Ọ̀rọ̀ aṣínà rẹ ló kọ́kọ́. Lẹ́yìn náà ẹ̀rọ rẹ yóò béèrè ìka rẹ, ojú rẹ tàbí kóòdù rẹ̀.',
    adding: 'A ń dúró de ẹ̀rọ rẹ...',
    cancelled: 'Ẹ̀rọ rẹ kò dá passkey. Ohunkóhun kò yí padà.',
    added: 'A ti fi passkey kún un',
    remove: 'Yọ kúrò',
    removeName: name => `Yọ ${name} kúrò`,
    removeLead: 'Kò ní wọlé tàbí fọwọ́ sí ìsanwó mọ́. Pa á rẹ́ lórí ẹ̀rọ náà pẹ̀lú.',
    removed: 'A ti yọ passkey kúrò',
    thisDevice: browser => `Passkey tí a dá nínú ${browser}`,
    pay: 'Fọwọ́ sí ìsanwó pẹ̀lú rẹ̀',
    payHelper: 'Dípò PIN rẹ. PIN náà ṣì ń ṣiṣẹ́.',
    usePasskey: 'Lo ìka tàbí ojú',
    notSaved: 'A kò lè fi pamọ́. Ó wà bó ṣe wà.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_name_invalid: 'Jọ̀wọ́ fún un ní orúkọ tí kò ju àmì 60 lọ',
  passkey_refused: 'A kò gba passkey rẹ. Ohunkóhun kò yí padà, a kò sì fi ohunkóhun ránṣẹ́.',
  passkey_confirm_email_first: 'Jọ̀wọ́ kọ́kọ́ fìdí ímeèlì rẹ múlẹ̀ nínú Ìsọfúnni Mi. A kò fi passkey kún un.',
  too_many_passkeys: 'O ní passkey 10. Jọ̀wọ́ kọ́kọ́ yọ ọ̀kan kúrò.',
} satisfies PhraseWords<
  typeof passkeyFaults &
    Pick<typeof passkeyRefusals, 'passkey_refused' | 'passkey_confirm_email_first' | 'too_many_passkeys'>
>;
