import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signInFaults } from '../refusals.ts';

export default {
  signInMessages: {
    pageTitle: 'Wọlé',
    title: 'Ẹ káàbọ̀ padà',
    lead: 'Wọlé láti tẹ̀síwájú',
    country: 'Orílẹ̀-èdè',
    identifier: 'Fóònù tàbí orúkọ oníṣe',
    password: 'Ọ̀rọ̀ aṣínà',
    showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
    remember: 'Rántí mi',
    forgot: 'Ṣé o gbàgbé ọ̀rọ̀ aṣínà?',
    submit: 'Wọlé',
    submitting: 'Ó ń wọlé...',
    or: 'tàbí',
    lock: 'Ṣé fóònù sọnù tàbí wọ́n jí i? Ti àkáǹtì rẹ',
    noAccount: 'Ṣé tuntun ni ọ́?',
    signUp: 'Forúkọ sílẹ̀ lọ́fẹ̀ẹ́',
    failed: 'Wíwọlé kùnà',
    dismiss: 'Gbé kúrò',
    endedTitle: 'Jọ̀wọ́ wọlé láti tẹ̀síwájú.',
    endedText: 'Àkókò rẹ ti parí. Ohun tí o ti kọ wà lórí ẹ̀rọ yìí.',
  },
  sessionMessages: {
    title: 'Ibi tí o ti wọlé',
    loading: 'Àwọn ìwọlé ń gbé...',
    failed: 'A kò lè gbé àwọn ìwọlé rẹ.',
    retry: 'Tún gbìyànjú',
    thisDevice: 'Ẹ̀rọ yìí',
    lastUsed: when => `Ìgbà ìkẹyìn: ${when}`,
    signOutOther: 'Mú jáde',
    signOutOtherName: device => `Mú ${device} jáde`,
    signedOutOther: device => `${device} ti jáde`,
    signOutFailed: 'A kò lè mú ẹ̀rọ yẹn jáde. Jọ̀wọ́ tún gbìyànjú.',
    signOutOthers: 'Jáde níbi gbogbo mìíràn',
    signedOutOthers: 'Orí ẹ̀rọ yìí nìkan ni o ti wọlé',
    signOut: 'Jáde',
    unknownDevice: 'Ẹ̀rọ tí a kò mọ̀',
    device: (browser, system) => `${browser} lórí ${system}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  remember_invalid: 'remember gbọ́dọ̀ jẹ́ true tàbí false',
} satisfies PhraseWords<typeof signInFaults>;
