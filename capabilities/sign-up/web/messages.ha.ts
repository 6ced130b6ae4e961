import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signUpFaults, signUpRefusals } from '../refusals.ts';

export default {
  signUpMessages: {
    pageTitle: 'Buɗe asusu',
    title: 'Buɗe asusu',
    lead: 'Za a buɗe muku walet na naira nan take.',
    steps: 'Matakai',
    stepNames: { info: 'Bayani', security: 'Tsaro', address: 'Adireshi' },
    stepDone: 'an gama',
    stepOf: (step, name) => `Mataki ${step} cikin 3: ${name}`,
    firstname: 'Suna',
    lastname: 'Sunan mahaifi',
    email: 'Imel',
    emailKnown: 'Google ya tabbatar',
    emailOther: 'Yi amfani da wani imel',
    country: 'Ƙasa',
    phone: 'Lambar waya',
    username: 'Sunan shiga',
    usernameHelper: 'Haruffa, lambobi ko _ daga 3 zuwa 20',
    dob: 'Ranar haihuwa',
    day: 'Rana',
    month: 'Wata',
    year: 'Shekara',
    password: 'Kalmar sirri',
    confirmation: 'Tabbatar da kalmar sirri',
    showPassword: 'Nuna kalmar sirri',
    showConfirmation: 'Nuna tabbatarwa',
    selectCountry: 'Zaɓi ƙasa',
    address: 'Cikakken adireshi',
    addressHelper: 'Lambar gida, titi, unguwa da gari',
    agreeBefore: 'Na yarda da',
    terms: 'sharuɗɗa da ƙa’idoji',
    agreeBetween: 'da kuma',
    privacy: 'manufar sirri',
    back: 'Koma baya',
    next: 'Ci gaba',
    submit: 'Buɗe asusu',
    submitting: 'Ana buɗe asusu...',
    done: 'An kammala rajista cikin nasara!',
    failed: 'Rajista ko shiga bai yi ba',
    dismiss: 'Rufe',
    summary: count => `Akwai abu ${count} da za a gyara`,
    haveAccount: 'Kuna da asusu tuni?',
    signIn: 'Shiga a nan',
  },
  newTabMessages: {
    newTab: '(yana buɗewa a sabon shafi)',
  },
  agreeMessages: {
    title: 'Sharuɗɗanmu sun canza',
    text: 'Har sai kun yarda da sabbin kalmomin, waɗanda kuka yarda da su a baya ne ke aiki.',
    read: 'Karanta sharuɗɗan',
    agree: 'Na yarda',
    later: 'Sai anjima',
    failed: 'Ba a iya adana amsarku ba. Ku sake gwadawa.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  terms_changed: 'Sharuɗɗan sun canza. Ku karanta su yadda suke yanzu.',
  proof_expired:
    'Abin da Google ya faɗa game da ku ya tsufa, ko na wani imel ne. Ba a buɗe asusu ba. Ku sake bi ta Google, ko ku yi rajista ba tare da shi ba.',
} satisfies PhraseWords<typeof signUpFaults & typeof signUpRefusals>;
