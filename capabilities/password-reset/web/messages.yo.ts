import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { resetRefusals } from '../refusals.ts';
import type { resetFaults } from '../rules.ts';

export default {
  forgotMessages: {
    pageTitle: 'Mo gbàgbé ọ̀rọ̀ aṣínà',
    title: 'Ṣé o gbàgbé ọ̀rọ̀ aṣínà rẹ?',
    lead: 'Sọ ẹni tí o jẹ́. Bí àkáǹtì náà bá wà, a óò fi kóòdù ránṣẹ́ sí ímeèlì rẹ̀.',
    lowerLimits: amount =>
      `Ọ̀rọ̀ aṣínà tuntun ń dín gbèdéke rẹ kù fún wákàtí 24: ${amount} ló pọ̀ jù tó lè wọlé, àti bákan náà fún ìfiránṣẹ́.`,
    mailOff: 'Iṣẹ́ yìí kò fi ímeèlì ránṣẹ́ báyìí.',
    mailOffText: 'Nítorí náà kóòdù kò lè dé ọ̀dọ̀ rẹ. Jọ̀wọ́ kọ̀wé sí àwọn olùrànlọ́wọ́.',
    toSupport: 'Kàn sí olùrànlọ́wọ́',
    identifier: 'Fóònù, ímeèlì tàbí orúkọ oníṣe',
    identifierHelper: 'Nọ́ńbà fóònù tí kì í ṣe ti Nàìjíríà pẹ̀lú kóòdù orílẹ̀-èdè rẹ̀, bíi +44',
    sendCode: 'Fi kóòdù ránṣẹ́',
    sendingCode: 'Ó ń fi ránṣẹ́...',
    sendByText: 'Nípa àtẹ̀jíṣẹ́ dípò rẹ̀',
    byTextHelper: 'Nọ́ńbà fóònù tí ẹni tó ni ín ti fìdí rẹ̀ múlẹ̀ nìkan ni àtẹ̀jíṣẹ́ ń lọ. Bí bẹ́ẹ̀ kọ́, ímeèlì ni kóòdù ń lọ.',
    sendFailed: 'A kò lè fi kóòdù ránṣẹ́.',
    dismiss: 'Gbé kúrò',
    back: 'Padà síbi ìwọlé',
    codeTitle: 'Tẹ kóòdù náà',
    codeLead: 'Bí àkáǹtì náà bá wà, a ti fi kóòdù ránṣẹ́. Ẹ̀ẹ̀kan ló ń ṣiṣẹ́, fún ìṣẹ́jú 15.',
    code: 'Kóòdù inú ímeèlì',
    codeByText: 'Kóòdù inú àtẹ̀jíṣẹ́ tàbí ímeèlì',
    password: 'Ọ̀rọ̀ aṣínà tuntun',
    showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
    confirmation: 'Tún ọ̀rọ̀ aṣínà tuntun tẹ̀',
    showConfirmation: 'Fi èyí tí o tún tẹ̀ hàn',
    reset: 'Yan ọ̀rọ̀ aṣínà tuntun',
    resetting: 'Ó ń fi ọ̀rọ̀ aṣínà pamọ́...',
    resetFailed: 'A kò lè yí ọ̀rọ̀ aṣínà náà padà.',
    again: 'Fi kóòdù tuntun ránṣẹ́',
    sentAgain: 'Bí àkáǹtì náà bá wà, kóòdù tuntun ń bọ̀.',
    other: 'Lo àkáǹtì mìíràn',
    doneTitle: 'A ti yí ọ̀rọ̀ aṣínà rẹ padà',
    doneLead: 'Gbogbo ẹ̀rọ ti jáde. Wọlé pẹ̀lú ọ̀rọ̀ aṣínà rẹ tuntun.',
    limitsLowered: amount => `Fún wákàtí 24 tó ń bọ̀, ${amount} ló pọ̀ jù tó lè wọlé, àti bákan náà fún ìfiránṣẹ́.`,
    signIn: 'Wọlé',
  },
  pinResetMessages: {
    forgot: 'Ṣé o gbàgbé PIN rẹ?',
    title: 'Tún PIN yàn',
    close: 'Pa á',
    lead: 'A óò fi kóòdù ránṣẹ́ sí ímeèlì rẹ. Pẹ̀lú rẹ̀ àti ọ̀rọ̀ aṣínà rẹ, wàá yan PIN tuntun.',
    lowerLimits: amount =>
      `PIN tuntun ń dín gbèdéke rẹ kù fún wákàtí 24: ${amount} ló pọ̀ jù tó lè wọlé, àti bákan náà fún ìfiránṣẹ́.`,
    sendCode: 'Fi kóòdù ránṣẹ́',
    sending: 'Ó ń fi ránṣẹ́...',
    sendFailed: 'A kò lè fi kóòdù ránṣẹ́.',
    sent: 'A ti fi kóòdù ránṣẹ́ sí ímeèlì rẹ. Ẹ̀ẹ̀kan ló ń ṣiṣẹ́, fún ìṣẹ́jú 15.',
    code: 'Kóòdù inú ímeèlì',
    password: 'Ọ̀rọ̀ aṣínà',
    showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
    newPin: 'PIN tuntun',
    confirmPin: 'Tún PIN tẹ̀',
    reset: 'Yan PIN tuntun',
    resetting: 'Ó ń fi PIN pamọ́...',
    failed: 'A kò lè yí PIN náà padà.',
    done: 'A ti yí PIN padà',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_code: 'Kóòdù yìí kò tọ́, tàbí àkókò rẹ̀ ti kọjá. Jọ̀wọ́ béèrè tuntun.',
  code_missing: 'Jọ̀wọ́ tẹ kóòdù tí a fi ránṣẹ́',
  code_channel_unknown: 'Jọ̀wọ́ yan ímeèlì tàbí àtẹ̀jíṣẹ́',
} satisfies PhraseWords<typeof resetRefusals & typeof resetFaults>;
