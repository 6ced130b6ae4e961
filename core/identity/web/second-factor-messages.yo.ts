import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './second-factor-messages.ts';
import type { secondFactorFaults, secondFactorRefusals } from '../second-factor.ts';
import type { stepUpFaults, stepUpRefusals } from '../step-up.ts';

export default {
  proofMessages: {
    password: 'Ọ̀rọ̀ aṣínà rẹ',
    showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
    code: 'Kóòdù láti áàpù rẹ',
    codeHelper: 'Nọ́ńbà 6 tó ń fi hàn báyìí, tàbí ọ̀kan nínú kóòdù àfipamọ́ rẹ',
    failed: 'Kò ṣiṣẹ́. Ohunkóhun kò yí padà. Jọ̀wọ́ tún gbìyànjú.',
    close: 'Pa á',
  },
  stepUpMessages: {
    loading: 'Ó ń gbé...',
    lead: 'Èyí ń dín ààbò àkáǹtì rẹ kù, nítorí náà jọ̀wọ́ fìdí rẹ̀ múlẹ̀ pé ìwọ ni.',
    passkey: 'Lo ìka tàbí ojú',
    passkeyElsewhere: 'Passkey rẹ kò ṣiṣẹ́ nínú aṣàwárí yìí. Ṣí Wura níbi tó ti ń ṣiṣẹ́.',
    or: 'tàbí',
    pin: 'PIN rẹ',
    mailCode: 'Kóòdù láti ímeèlì rẹ',
    mailed: to => `A ti fi kóòdù ránṣẹ́ sí ${to}. Ó ń ṣiṣẹ́ fún ìṣẹ́jú 15.`,
    again: 'Fi kóòdù tuntun ránṣẹ́',
    notAsked: 'A kò lè bẹ̀rẹ̀. Ohunkóhun kò yí padà.',
    retry: 'Tún gbìyànjú',
    cancelled: 'A kò fìdí rẹ̀ múlẹ̀. Ohunkóhun kò yí padà.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  second_factor_code_missing: 'Jọ̀wọ́ tẹ nọ́ńbà 6 láti áàpù rẹ, tàbí kóòdù àfipamọ́',
  second_factor_code_wrong: 'Kóòdù yìí kò tọ́, tàbí a ti lò ó tẹ́lẹ̀.',
  two_factor_required: 'Jọ̀wọ́ tẹ kóòdù láti áàpù ìfìdímúlẹ̀ rẹ.',
  sign_in_again: 'Ó pẹ́ jù, tàbí ìgbìyànjú ti pọ̀ jù. Jọ̀wọ́ tún wọlé.',
  account_locked: 'O ti àkáǹtì yìí. Láti ṣí i padà, tún ọ̀rọ̀ aṣínà rẹ yàn pẹ̀lú kóòdù tí a óò fi ránṣẹ́ sí ímeèlì rẹ.',
  second_factor_required: 'Jọ̀wọ́ tẹ kóòdù láti áàpù ìfìdímúlẹ̀ rẹ, tàbí kóòdù àfipamọ́.',
  two_factor_on: 'Ìwọlé oní-ìgbésẹ̀ méjì ti wà ní ṣíṣí.',
  two_factor_off: 'Ìwọlé oní-ìgbésẹ̀ méjì wà ní pípa.',
  set_up_expired: 'Ṣíṣètò rẹ̀ pẹ́ jù. Jọ̀wọ́ tún bẹ̀rẹ̀.',
  wrong_code: ({ triesLeft: left }) =>
    left === 0 ? 'Kóòdù yìí kò tọ́. Jọ̀wọ́ tún wọlé.' : `Kóòdù yìí kò tọ́, tàbí a ti lò ó tẹ́lẹ̀. Ó ku ìgbà ${left}.`,
  mailed_code_missing: 'Jọ̀wọ́ tẹ nọ́ńbà 6 tí a fi ránṣẹ́ sí ímeèlì rẹ',
  mailed_code_wrong: 'Kóòdù yìí kò tọ́, tàbí àkókò rẹ̀ ti kọjá.',
  step_up_required: 'Jọ̀wọ́ fìdí rẹ̀ múlẹ̀ pé ìwọ ni.',
  step_up_unavailable:
    'A kò lè fi kóòdù ránṣẹ́ sí ímeèlì rẹ báyìí. Kọ́kọ́ fi passkey tàbí áàpù ìfìdímúlẹ̀ kún un, nínú Ààbò.',
} satisfies PhraseWords<
  typeof secondFactorFaults & typeof secondFactorRefusals & typeof stepUpFaults & typeof stepUpRefusals
>;
