import { commonFaults } from '@wura/wire/faults';
import { defineFaults, type Fault } from '@wura/wire/phrases';
import { charactersIn, isPlainLine, isPlainText } from '@wura/wire/plain-text';

// What a form may hold, said once for the browser's forms and the server's contract. Each rule answers with the code of
// what is wrong, or with nothing when the value is fine. Pure: no library, no platform.

/** Where a customer may live. The United Kingdom's code is GB; people write UK. */
export const countries = [
  { code: 'US', name: 'United States', dialCode: '1', nationalDigitsMax: 10 },
  { code: 'CA', name: 'Canada', dialCode: '1', nationalDigitsMax: 10 },
  { code: 'GB', name: 'United Kingdom', dialCode: '44', nationalDigitsMax: 10 },
  { code: 'AU', name: 'Australia', dialCode: '61', nationalDigitsMax: 9 },
  { code: 'DE', name: 'Germany', dialCode: '49', nationalDigitsMax: 11 },
  { code: 'FR', name: 'France', dialCode: '33', nationalDigitsMax: 9 },
  { code: 'NG', name: 'Nigeria', dialCode: '234', nationalDigitsMax: 10 },
  { code: 'KE', name: 'Kenya', dialCode: '254', nationalDigitsMax: 9 },
  { code: 'GH', name: 'Ghana', dialCode: '233', nationalDigitsMax: 9 },
] as const;

export type Country = (typeof countries)[number];
export type CountryCode = Country['code'];

export function countryOf(value: string): Country | undefined {
  const code = value.trim().toUpperCase();
  return countries.find(country => country.code === (code === 'UK' ? 'GB' : code));
}

/** One spelling for what looks the same: composed letters, no space around it and no double space inside. */
export function cleanLine(value: string): string {
  return value.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/** As cleanLine, but an address keeps its lines. */
export function cleanLines(value: string): string {
  return value.normalize('NFC').replaceAll('\r\n', '\n').trim();
}

export const nameCharactersMax = 100;
export const addressCharactersMax = 300;
export const passwordCharactersMax = 128;

/** After how many minutes without use a screen may lock by itself, and when it does where only that is chosen. */
export const autoLockMinutes = [1, 2, 5, 10, 15, 30] as const;
export const autoLockMinutesUsual = 5;

export const identityFaults = defineFaults({
  first_name_too_short: 'First name must be at least 2 characters',
  first_name_too_long: `First name must be at most ${nameCharactersMax} characters`,
  first_name_unusable: 'First name has a character that cannot be used',
  last_name_too_short: 'Last name must be at least 2 characters',
  last_name_too_long: `Last name must be at most ${nameCharactersMax} characters`,
  last_name_unusable: 'Last name has a character that cannot be used',
  email_invalid: 'Please enter a valid email address',
  username_invalid: 'Username must be 3-20 characters (letters, numbers, underscore only)',
  phone_invalid: 'Please enter a valid phone number',
  too_young: 'You must be at least 13 years old',
  password_too_long: `Password must be at most ${passwordCharactersMax} characters`,
  password_weak: 'Password must be 8+ chars with uppercase, lowercase, and number',
  password_guessable: 'This password is easy to guess. Please choose another one',
  passwords_differ: 'Passwords do not match',
  country_missing: 'Please select a country',
  state_invalid: 'Please select a state.',
  address_too_short: 'Please provide a complete address',
  address_too_long: `Address must be at most ${addressCharactersMax} characters`,
  address_unusable: 'The address has a character that cannot be used',
  terms_not_agreed: 'You must agree to the terms and conditions',
  identifier_missing: 'Please enter your phone number, email or username',
  password_missing: 'Please enter your password',
  password_wrong: 'This is not your password.',
  pin_invalid: 'PIN must be exactly 4 digits',
  pin_and_confirmation_missing: 'PIN and confirmation are required',
  pins_differ: 'PIN and confirmation do not match',
  pins_missing: 'All PIN fields are required',
  current_pin_invalid: 'Current PIN must be exactly 4 digits',
  new_pin_same: 'New PIN must be different from current PIN',
  email_taken: 'This email address is already registered.',
  phone_taken: 'This phone number is already registered.',
  username_taken: 'This username is already taken.',
  not_on_or_off: 'This is either on or off',
  language_unknown: 'Please choose one of the languages offered',
  auto_lock_minutes_unknown: 'Please choose 1, 2, 5, 10, 15 or 30 minutes',
});

// A name is shown to strangers, in our mails too, so it holds what names hold and no address of a page.
const nameLetters = /^\p{L}[\p{L}\p{M} '’.-]*$/u;
/** Of a dot between two words, as in "wura-check.com", mail programs and telephones make a link. "J.P." and "St. John" have none. */
const pageAddress = /[\p{L}\p{M}-]{2}\.\p{L}{2}/u;

export function nameFault(value: string, which: 'first' | 'last'): Fault | undefined {
  const name = cleanLine(value);
  if (charactersIn(name) < 2) return identityFaults[`${which}_name_too_short`];
  if (charactersIn(name) > nameCharactersMax) return identityFaults[`${which}_name_too_long`];
  const isFine = nameLetters.test(name) && !pageAddress.test(name);
  return isFine ? undefined : identityFaults[`${which}_name_unusable`];
}

// Plain ASCII, so that no two addresses look alike and differ. A leading plus sign is refused because sign-in has to take
// off a dial code that was wrongly put in front.
const emailPattern = /^[^\s@<>()[\]\\,;:"+][^\s@<>()[\]\\,;:"]*@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;
const printableAscii = /^[\x21-\x7e]{3,254}$/;

export function emailFault(value: string): Fault | undefined {
  const email = value.trim();
  return printableAscii.test(email) && emailPattern.test(email) ? undefined : identityFaults.email_invalid;
}

const usernamePattern = /^[A-Za-z0-9_]{3,20}$/;

export function usernameFault(value: string): Fault | undefined {
  if (usernamePattern.test(value.trim())) return undefined;
  return identityFaults.username_invalid;
}

const phonePattern = /^\+?[1-9]\d{6,14}$/;

export function phoneFault(value: string, country: CountryCode = 'NG'): Fault | undefined {
  const isFine = phonePattern.test(value.replaceAll(/\s/g, '')) && phoneNumber(value, country) !== undefined;
  return isFine ? undefined : identityFaults.phone_invalid;
}

/**
 * The one spelling of a phone number, "+2348031234567", from any that people write: with the dial code or without, with
 * the leading zero of a national number, also after the dial code, where a form put one in front of it. Without a plus
 * sign the country decides: the number already begins with its dial code, or is short enough to be a national one.
 */
export function phoneNumber(value: string, countryCode: string): string | undefined {
  const text = value.replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d{5,20}$/.test(text)) return undefined;
  const country = countries.find(({ code }) => code === countryCode);
  if (!country) return undefined;
  const international = text.startsWith('+') ? text.slice(1) : text.startsWith('00') ? text.slice(2) : undefined;
  const digits = withoutTrunkZero(international ?? withDialCode(text, country));
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
}

function withDialCode(digits: string, { dialCode, nationalDigitsMax }: Country): string {
  if (digits.startsWith('0')) return dialCode + digits.slice(1);
  if (digits.startsWith(dialCode) && digits.length > nationalDigitsMax) return digits;
  return digits.length <= nationalDigitsMax ? dialCode + digits : digits;
}

function withoutTrunkZero(digits: string): string {
  const dialCode = dialCodeOf(digits);
  if (dialCode === undefined || digits[dialCode.length] !== '0') return digits;
  return dialCode + digits.slice(dialCode.length + 1);
}

/** The dial code, among those of our countries, that digits begin with. None of them begins another. */
export function dialCodeOf(digits: string): Country['dialCode'] | undefined {
  return countries.find(({ dialCode }) => digits.startsWith(dialCode))?.dialCode;
}

export function dateOfBirthFault(value: string, today: Date): Fault | undefined {
  const born = calendarDate(value.trim());
  const years = born && today.getUTCFullYear() - born.getUTCFullYear();
  const isFine = born && born <= today && years !== undefined && years >= 13 && years <= 120;
  return isFine ? undefined : identityFaults.too_young;
}

function calendarDate(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  // The thirtieth of February would quietly become the second of March.
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date : undefined;
}

export function passwordFault(value: string): Fault | undefined {
  if (charactersIn(value) > passwordCharactersMax) return identityFaults.password_too_long;
  const isFine = charactersIn(value) >= 8 && /[A-Z]/.test(value) && /[a-z]/.test(value) && /\d/.test(value);
  return isFine ? undefined : identityFaults.password_weak;
}

export function confirmationFault(password: string, confirmation: string): Fault | undefined {
  return password === confirmation ? undefined : identityFaults.passwords_differ;
}

export function countryFault(value: string): Fault | undefined {
  return countryOf(value) ? undefined : identityFaults.country_missing;
}

/** A state may be left empty: the form asks for one only where there is a list of them. */
export function stateFault(value: string): Fault | undefined {
  const state = cleanLine(value);
  return charactersIn(state) <= nameCharactersMax && isPlainLine(state) ? undefined : identityFaults.state_invalid;
}

export function addressFault(value: string): Fault | undefined {
  const address = cleanLines(value);
  const count = charactersIn(address);
  if (count < 10) return identityFaults.address_too_short;
  if (count > addressCharactersMax) return identityFaults.address_too_long;
  return isPlainText(address) ? undefined : identityFaults.address_unusable;
}

export function termsFault(isAgreed: boolean): Fault | undefined {
  return isAgreed ? undefined : identityFaults.terms_not_agreed;
}

export function identifierFault(value: string): Fault | undefined {
  return value.trim() === '' ? identityFaults.identifier_missing : undefined;
}

export function signInPasswordFault(value: string): Fault | undefined {
  return value === '' ? identityFaults.password_missing : undefined;
}

/** Four ASCII digits. A PIN is text: 0123 and 123 are different PINs. */
export function isPin(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9]{4}$/.test(value);
}

export function pinFault(value: string): Fault | undefined {
  return isPin(value) ? undefined : identityFaults.pin_invalid;
}

/** The form that sets a first PIN. */
export function setPinFault({ pin, confirmation }: { pin: string; confirmation: string }): Fault | undefined {
  if (pin === '' || confirmation === '') return identityFaults.pin_and_confirmation_missing;
  if (!isPin(pin)) return identityFaults.pin_invalid;
  return pin === confirmation ? undefined : identityFaults.pins_differ;
}

export interface PinChange {
  currentPin: string;
  newPin: string;
}

/** The server's part of a change: it never sees the confirmation. Faults by field, in the order they are told. */
export function pinChangeFaults({ currentPin, newPin }: PinChange): { [Field in keyof PinChange]?: Fault } {
  if (currentPin === '' || newPin === '') {
    const fault = identityFaults.pins_missing;
    return { ...(currentPin === '' && { currentPin: fault }), ...(newPin === '' && { newPin: fault }) };
  }
  if (!isPin(currentPin)) return { currentPin: identityFaults.current_pin_invalid };
  if (!isPin(newPin)) return { newPin: identityFaults.pin_invalid };
  return newPin === currentPin ? { newPin: identityFaults.new_pin_same } : {};
}

/** The form that changes a PIN. */
export function changePinFault(form: PinChange & { confirmation: string }): Fault | undefined {
  if (form.confirmation === '') return identityFaults.pins_missing;
  const { currentPin, newPin } = pinChangeFaults(form);
  return currentPin ?? newPin ?? (form.newPin === form.confirmation ? undefined : identityFaults.pins_differ);
}

export const photoBytesMax = 5 * 1024 * 1024;

export const photoFaults = {
  notAnImage: commonFaults.not_an_image,
  tooLarge: commonFaults.file_too_large,
} as const;
