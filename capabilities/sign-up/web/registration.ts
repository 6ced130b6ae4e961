import * as rules from '@wura/identity/rules';
import { guessableFault } from '@wura/identity/web/guessable-password';
import type { Fault } from '@wura/wire/phrases';

/** Everything the wizard asks for, in the order it asks. */
export const emptyRegistration = {
  firstname: '',
  lastname: '',
  email: '',
  phoneCountry: 'NG',
  phone: '',
  username: '',
  dob: '',
  password: '',
  confirmation: '',
  country: '',
  address: '',
  isAgreed: false as boolean,
};

/** What another company vouches for: that this address is this person's. */
export interface Known {
  proof: string;
  email: string;
  firstname: string;
  lastname: string;
}

/** Brought along from the page before. It is no more than what the visitor sees in the form. */
export function knownFrom(state: unknown): Known | undefined {
  const given = (state as { google?: Partial<Record<keyof Known, unknown>> | null } | null)?.google;
  const { proof, email, firstname, lastname } = given ?? {};
  const texts = [proof, email, firstname, lastname];
  return texts.every(text => typeof text === 'string') ? (given as Known) : undefined;
}

export type Registration = typeof emptyRegistration;
export type FieldName = keyof Registration;

/** The steps in their order, each with what is asked on it. */
export const fieldsOf: Record<'info' | 'security' | 'address', readonly FieldName[]> = {
  info: ['firstname', 'lastname', 'email', 'phoneCountry', 'phone', 'username', 'dob'],
  security: ['password', 'confirmation'],
  address: ['country', 'address', 'isAgreed'],
};

/** Every rule of every step; the wizard looks at those of the step it is on. */
export function registrationFaults(form: Registration) {
  return {
    firstname: rules.nameFault(form.firstname, 'first'),
    lastname: rules.nameFault(form.lastname, 'last'),
    email: rules.emailFault(form.email),
    phone: phoneFault(form),
    username: rules.usernameFault(form.username),
    dob: rules.dateOfBirthFault(form.dob, new Date()),
    password: rules.passwordFault(form.password) ?? guessableFault(form.password, ownNames(form)),
    confirmation: rules.confirmationFault(form.password, form.confirmation),
    country: rules.countryFault(form.country),
    address: rules.addressFault(form.address),
    isAgreed: rules.termsFault(form.isAgreed),
  };
}

/** What a guesser knows who knows this person. */
export const ownNames = ({ firstname, lastname, username, email }: Registration): readonly string[] => [
  firstname,
  lastname,
  username,
  email,
];

/** Beyond what every number has: a Nigerian one that lacks a digit gets no code, and looks right to the customer who typed it. */
function phoneFault(form: Registration): Fault | undefined {
  const number = wirePhone(form);
  const isMistyped = number.startsWith('+234') && !/^\+234\d{10}$/.test(number);
  return isMistyped ? rules.identityFaults.phone_invalid : rules.phoneFault(number, phoneCountry(form).code);
}

export function phoneCountry({ phoneCountry }: Pick<Registration, 'phoneCountry'>): rules.Country {
  return rules.countryOf(phoneCountry) ?? rules.countries[0];
}

/** The number with the dial code in front, which the form draws beside the field rather than in it. */
export function wirePhone(form: Pick<Registration, 'phone' | 'phoneCountry'>): string {
  const country = phoneCountry(form);
  const typed = form.phone.trim();
  return rules.phoneNumber(typed, country.code) ?? (typed.startsWith('+') ? typed : `+${country.dialCode}${typed}`);
}

/** The wire's own names, where they differ. */
export const wireNames: Record<string, FieldName> = { phoneNumber: 'phone', residentialAddress: 'address' };

export function wireBody(form: Registration, known?: Known) {
  return {
    ...(known && { proof: known.proof }),
    firstname: form.firstname,
    lastname: form.lastname,
    email: form.email.trim(),
    phoneNumber: wirePhone(form),
    username: form.username.trim(),
    dob: form.dob,
    password: form.password,
    country: form.country,
    state: '',
    residentialAddress: form.address,
  };
}
