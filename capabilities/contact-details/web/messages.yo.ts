import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { contactFaults, contactRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  contactMessages: {
    title: 'Ímeèlì àti fóònù',
    lead: 'Ibi tí a ti ń kàn sí ọ, àti ohun tí o fi ń wọlé.',
    loading: 'Ó ń gbé...',
    email: 'Ímeèlì',
    phone: 'Nọ́ńbà fóònù',
    confirmed: 'A ti fìdí rẹ̀ múlẹ̀',
    notConfirmed: 'A kò tíì fìdí rẹ̀ múlẹ̀',
    confirm: 'Fọwọ́ sí i',
    confirmEmail: 'Fìdí ímeèlì rẹ múlẹ̀',
    confirmPhone: 'Fìdí nọ́ńbà fóònù rẹ múlẹ̀',
    change: 'Yí padà',
    changeEmail: 'Yí ímeèlì rẹ padà',
    changePhone: 'Yí nọ́ńbà fóònù rẹ padà',
    changeLead: 'A óò fi kóòdù ránṣẹ́ sí ti àtijọ́ àti ti tuntun. Àwọn ẹ̀rọ mìíràn yóò jáde.',
    newEmail: 'Ímeèlì tuntun',
    newPhone: 'Nọ́ńbà fóònù tuntun',
    lostEmail: 'Mi ò lè ka ti àtijọ́ mọ́. Fi kóòdù rẹ̀ ránṣẹ́ sí fóònù mi.',
    lostPhone: 'Mi ò ní nọ́ńbà àtijọ́ mọ́. Fi kóòdù rẹ̀ ránṣẹ́ sí ímeèlì mi.',
    send: 'Fi àwọn kóòdù ránṣẹ́',
    sending: 'Ó ń fi ránṣẹ́...',
    sentTo: to => `A ti fi kóòdù ránṣẹ́ sí ${to}.`,
    oldCode: to => `Kóòdù tí a fi ránṣẹ́ sí ${to}`,
    newCode: to => `Kóòdù tí a fi ránṣẹ́ sí ${to}`,
    again: 'Fi kóòdù tuntun ránṣẹ́',
    finish: 'Fọwọ́ sí i',
    checking: 'Ó ń yẹ̀ ẹ́ wò...',
    done: 'A ti yí ọ̀nà ìkànsí rẹ padà',
    thanks: 'A ti fìdí rẹ̀ múlẹ̀. A dúpẹ́.',
    failed: 'Kò ṣiṣẹ́, ohunkóhun kò sì yí padà. Jọ̀wọ́ tún gbìyànjú.',
    retry: 'Tún gbìyànjú',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  contact_codes_wrong: 'Kóòdù kan kò tọ́, tàbí àkókò rẹ̀ ti kọjá. Jọ̀wọ́ yẹ méjèèjì wò, tàbí béèrè tuntun.',
  contact_confirmed_already: 'A ti fìdí èyí múlẹ̀ tẹ́lẹ̀.',
  undo_code_wrong: 'Kóòdù yìí kò tọ́, tàbí àkókò láti dá ìyípadà náà padà ti kọjá.',
  contact_not_texted:
    'A kì í fi àtẹ̀jíṣẹ́ ránṣẹ́ sí nọ́ńbà yìí. Jọ̀wọ́ lo nọ́ńbà fóònù alágbèéká ti orílẹ̀-èdè tí a ń ṣiṣẹ́ fún.',
  channel_off: 'A kò lè fi kóòdù ránṣẹ́ síbẹ̀ báyìí. Jọ̀wọ́ tún gbìyànjú tó bá yá.',
  contact_code_missing: 'Jọ̀wọ́ tẹ nọ́ńbà 6 ti kóòdù náà',
  undo_code_missing: 'Jọ̀wọ́ tẹ kóòdù inú ìfiránṣẹ́ náà',
  contact_same: 'Èyí ni a ti ní tẹ́lẹ̀.',
  contact_one_at_a_time: 'Jọ̀wọ́ yí ohun kan padà lẹ́ẹ̀kan.',
} satisfies PhraseWords<typeof contactRefusals & typeof contactFaults>;
