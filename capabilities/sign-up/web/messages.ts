import { catalogue, translated } from '@wura/browser/messages';
import { signUpFaults, signUpRefusals } from '../refusals.ts';

export const signUpMessages = catalogue({
  pageTitle: 'Create Account',
  title: 'Create Account',
  lead: 'A naira wallet is opened for you at once.',
  steps: 'Steps',
  stepNames: { info: 'Info', security: 'Security', address: 'Address' },
  stepDone: 'done',
  stepOf: (step: number, name: string) => `Step ${step} of 3: ${name}`,
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  emailKnown: 'Confirmed by Google',
  emailOther: 'Use another e-mail address',
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
  showConfirmation: 'Show confirmation',
  selectCountry: 'Select a country',
  address: 'Full address',
  addressHelper: 'House number, street, area and city',
  agreeBefore: 'I agree to the',
  terms: 'terms and conditions',
  agreeBetween: 'and the',
  privacy: 'privacy policy',
  back: 'Back',
  next: 'Continue',
  submit: 'Create Account',
  submitting: 'Creating Account...',
  done: 'Registration completed successfully!',
  failed: 'Registration or login failed',
  dismiss: 'Dismiss',
  summary: (count: number) => (count === 1 ? 'There is one thing to correct' : `There are ${count} things to correct`),
  haveAccount: 'Already have an account?',
  signIn: 'Sign in here',
});

export const newTabMessages = catalogue({
  newTab: '(opens in a new tab)',
});

export const agreeMessages = catalogue({
  title: 'Our terms have changed',
  text: 'Until you agree to the new wording, the one that you agreed to before holds.',
  read: 'Read the terms',
  agree: 'I agree',
  later: 'Later',
  failed: 'Your answer could not be saved. Please try again.',
});

translated(
  { signUpMessages, newTabMessages, agreeMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...signUpFaults, ...signUpRefusals },
);
