import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signUpFaults, signUpRefusals } from '../refusals.ts';

export default {
  signUpMessages: {
    pageTitle: 'Open Account',
    title: 'Open Account',
    lead: 'We go open naira wallet for you now now.',
    steps: 'Steps',
    stepNames: { info: 'Info', security: 'Security', address: 'Address' },
    stepDone: 'done',
    stepOf: (step, name) => `Step ${step} of 3: ${name}`,
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    emailKnown: 'Google don confirm am',
    emailOther: 'Use another email address',
    country: 'Country',
    phone: 'Phone number',
    username: 'Username',
    usernameHelper: '3 to 20 letters, digits or underscore',
    dob: 'Date of birth',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    password: 'Password',
    confirmation: 'Confirm password',
    showPassword: 'Show password',
    showConfirmation: 'Show di confirmation',
    selectCountry: 'Choose country',
    address: 'Full address',
    addressHelper: 'House number, street, area and city',
    agreeBefore: 'I gree to di',
    terms: 'terms and conditions',
    agreeBetween: 'and di',
    privacy: 'privacy policy',
    back: 'Back',
    next: 'Continue',
    submit: 'Open Account',
    submitting: 'Account dey open...',
    done: 'Your registration don complete!',
    failed: 'Registration or log in no work',
    dismiss: 'Dismiss',
    summary: count => (count === 1 ? 'One thing dey to correct' : `${count} things dey to correct`),
    haveAccount: 'You get account already?',
    signIn: 'Log in here',
  },
  newTabMessages: {
    newTab: '(e go open for new tab)',
  },
  agreeMessages: {
    title: 'Our terms don change',
    text: 'Until you gree to di new one, di one wey you gree before still dey hold.',
    read: 'Read di terms',
    agree: 'I gree',
    later: 'Later',
    failed: 'We no fit save your answer. Abeg try again.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  terms_changed: 'Di terms don change. Abeg read dem as dem dey now.',
  proof_expired:
    'Wetin Google talk about you don old, or e be for another email address. No account open. Continue with Google again, or register without am.',
} satisfies PhraseWords<typeof signUpFaults & typeof signUpRefusals>;
