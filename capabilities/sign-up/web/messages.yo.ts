import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signUpFaults, signUpRefusals } from '../refusals.ts';

export default {
  signUpMessages: {
    pageTitle: 'Ṣí Àkáǹtì',
    title: 'Ṣí Àkáǹtì',
    lead: 'A óò ṣí àpamọ́wọ́ náírà fún ọ lẹ́sẹ̀kẹsẹ̀.',
    steps: 'Àwọn ìgbésẹ̀',
    stepNames: { info: 'Ìsọfúnni', security: 'Ààbò', address: 'Àdírẹ́sì' },
    stepDone: 'ó ti wà',
    stepOf: (step, name) => `Ìgbésẹ̀ ${step} nínú 3: ${name}`,
    firstname: 'Orúkọ',
    lastname: 'Orúkọ ìdílé',
    email: 'Ímeèlì',
    emailKnown: 'Google ti fìdí rẹ̀ múlẹ̀',
    emailOther: 'Lo ímeèlì mìíràn',
    country: 'Orílẹ̀-èdè',
    phone: 'Nọ́ńbà fóònù',
    username: 'Orúkọ oníṣe',
    usernameHelper: 'Lẹ́tà, nọ́ńbà tàbí ìlà ìsàlẹ̀ 3 sí 20',
    dob: 'Ọjọ́ ìbí',
    day: 'Ọjọ́',
    month: 'Oṣù',
    year: 'Ọdún',
    password: 'Ọ̀rọ̀ aṣínà',
    confirmation: 'Tún ọ̀rọ̀ aṣínà tẹ̀',
    showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
    showConfirmation: 'Fi èyí tí o tún tẹ̀ hàn',
    selectCountry: 'Yan orílẹ̀-èdè',
    address: 'Àdírẹ́sì ní kíkún',
    addressHelper: 'Nọ́ńbà ilé, òpópónà, àdúgbò àti ìlú',
    agreeBefore: 'Mo gbà pẹ̀lú',
    terms: 'àdéhùn àti òfin',
    agreeBetween: 'àti',
    privacy: 'ìlànà ìpamọ́',
    back: 'Padà',
    next: 'Tẹ̀síwájú',
    submit: 'Ṣí Àkáǹtì',
    submitting: 'Ó ń ṣí àkáǹtì...',
    done: 'O ti forúkọ sílẹ̀!',
    failed: 'Ìforúkọsílẹ̀ tàbí ìwọlé kùnà',
    dismiss: 'Gbé kúrò',
    summary: count => `Ohun ${count} wà láti tún ṣe`,
    haveAccount: 'Ṣé o ti ní àkáǹtì?',
    signIn: 'Wọlé níbí',
  },
  newTabMessages: {
    newTab: '(yóò ṣí nínú ojú ìwé tuntun)',
  },
  agreeMessages: {
    title: 'Àdéhùn wa ti yí padà',
    text: 'Títí o fi máa gba ti tuntun, èyí tí o ti gbà tẹ́lẹ̀ ló ń ṣiṣẹ́.',
    read: 'Ka àdéhùn',
    agree: 'Mo gbà',
    later: 'Tó bá yá',
    failed: 'A kò lè fi ìdáhùn rẹ pamọ́. Jọ̀wọ́ tún gbìyànjú.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  terms_changed: 'Àdéhùn ti yí padà. Jọ̀wọ́ kà á bó ṣe wà báyìí.',
  proof_expired:
    'Ohun tí Google sọ nípa rẹ ti pẹ́ jù, tàbí ti ímeèlì mìíràn ni. A kò ṣí àkáǹtì kankan. Tún tẹ̀síwájú pẹ̀lú Google, tàbí forúkọ sílẹ̀ láìlò ó.',
} satisfies PhraseWords<typeof signUpFaults & typeof signUpRefusals>;
