import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signUpFaults, signUpRefusals } from '../refusals.ts';

export default {
  signUpMessages: {
    pageTitle: 'Mepee akaụntụ',
    title: 'Mepee akaụntụ',
    lead: 'A ga-emepere gị akpa ego naira ozugbo.',
    steps: 'Nzọụkwụ',
    stepNames: { info: 'Nkọwa', security: 'Nchekwa', address: 'Adreesị' },
    stepDone: 'emechara',
    stepOf: (step, name) => `Nzọụkwụ ${step} n’ime 3: ${name}`,
    firstname: 'Aha mbụ',
    lastname: 'Aha nna',
    email: 'Email',
    emailKnown: 'Google kwadoro ya',
    emailOther: 'Jiri email ọzọ',
    country: 'Mba',
    phone: 'Nọmba ekwentị',
    username: 'Aha njirimara',
    usernameHelper: 'Mkpụrụ edemede, nọmba ma ọ bụ _ 3 ruo 20',
    dob: 'Ụbọchị ọmụmụ',
    day: 'Ụbọchị',
    month: 'Ọnwa',
    year: 'Afọ',
    password: 'Paswọọdụ',
    confirmation: 'Kwado paswọọdụ',
    showPassword: 'Gosi paswọọdụ',
    showConfirmation: 'Gosi nkwado',
    selectCountry: 'Họrọ mba',
    address: 'Adreesị zuru ezu',
    addressHelper: 'Nọmba ụlọ, okporo ámá, mpaghara na obodo',
    agreeBefore: 'Ekwetara m na',
    terms: 'usoro na ọnọdụ',
    agreeBetween: 'na',
    privacy: 'iwu nzuzo',
    back: 'Laghachi',
    next: 'Gaa n’ihu',
    submit: 'Mepee akaụntụ',
    submitting: 'Na-emepe akaụntụ...',
    done: 'Ndebanye aha agaala nke ọma!',
    failed: 'Ndebanye aha ma ọ bụ nbanye emeghị',
    dismiss: 'Mechie',
    summary: count => `E nwere ihe ${count} a ga-edozi`,
    haveAccount: 'Ị nwerelarị akaụntụ?',
    signIn: 'Banye ebe a',
  },
  newTabMessages: {
    newTab: '(na-emepe na taabụ ọhụrụ)',
  },
  agreeMessages: {
    title: 'Usoro anyị agbanweela',
    text: 'Ruo mgbe ị kwetara n’okwu ọhụrụ, nke ị kwetara mbụ ka dị ire.',
    read: 'Gụọ usoro ahụ',
    agree: 'Ekwetara m',
    later: 'Mgbe e mesịrị',
    failed: 'Enweghị ike ichekwa azịza gị. Biko nwaa ọzọ.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  terms_changed: 'Usoro agbanweela. Biko gụọ ya otu ọ dị ugbu a.',
  proof_expired:
    'Ihe Google kwuru banyere gị emeela ochie, ma ọ bụ nke email ọzọ. E mepeghị akaụntụ. Jiri Google gaa n’ihu ọzọ, ma ọ bụ debanye aha na-ejighị ya.',
} satisfies PhraseWords<typeof signUpFaults & typeof signUpRefusals>;
