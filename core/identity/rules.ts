// What a form may hold, said once for the browser's forms and the server's contract. Each rule answers with the sentence
// the customer reads, or with nothing when the value is fine. Pure: no library, no platform.

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

// Control and format characters: what turns text around, hides letters, ends a mail header, or is no character at all.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u;
const invisibleButNewline = /[^\n\P{Cc}]|[\p{Cf}\p{Cs}]/u;

const charactersIn = (text: string) => [...text].length;

export const nameCharactersMax = 100;
export const addressCharactersMax = 300;
export const passwordCharactersMax = 128;

// Whole sentences rather than a label put in front, because each is translated as it stands.
const nameSentences = {
  first: {
    tooShort: 'First name must be at least 2 characters',
    tooLong: `First name must be at most ${nameCharactersMax} characters`,
    unusable: 'First name has a character that cannot be used',
  },
  last: {
    tooShort: 'Last name must be at least 2 characters',
    tooLong: `Last name must be at most ${nameCharactersMax} characters`,
    unusable: 'Last name has a character that cannot be used',
  },
};

// A name is shown to strangers, in our mails too, so it holds what names hold and no address of a page.
const nameLetters = /^\p{L}[\p{L}\p{M} '’.-]*$/u;

export function nameFault(value: string, which: 'first' | 'last'): string | undefined {
  const name = cleanLine(value);
  if (charactersIn(name) < 2) return nameSentences[which].tooShort;
  if (charactersIn(name) > nameCharactersMax) return nameSentences[which].tooLong;
  return nameLetters.test(name) ? undefined : nameSentences[which].unusable;
}

// Plain ASCII, so that no two addresses look alike and differ. A leading plus sign is refused because sign-in has to take
// off a dial code that was wrongly put in front.
const emailPattern = /^[^\s@<>()[\]\\,;:"+][^\s@<>()[\]\\,;:"]*@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;
const printableAscii = /^[\x21-\x7e]{3,254}$/;

export function emailFault(value: string): string | undefined {
  const email = value.trim();
  return printableAscii.test(email) && emailPattern.test(email) ? undefined : 'Please enter a valid email address';
}

const usernamePattern = /^[A-Za-z0-9_]{3,20}$/;

export function usernameFault(value: string): string | undefined {
  if (usernamePattern.test(value.trim())) return undefined;
  return 'Username must be 3-20 characters (letters, numbers, underscore only)';
}

const phonePattern = /^\+?[1-9]\d{6,14}$/;

export function phoneFault(value: string, country: CountryCode = 'NG'): string | undefined {
  const isFine = phonePattern.test(value.replaceAll(/\s/g, '')) && phoneNumber(value, country) !== undefined;
  return isFine ? undefined : 'Please enter a valid phone number';
}

/**
 * The one spelling of a phone number, "+2348031234567", from any that people write: with the dial code or without, with
 * the leading zero of a national number, also after the dial code, where a form put one in front of it. Without a plus
 * sign the country decides: the number already begins with its dial code, or is short enough to be a national one.
 */
export function phoneNumber(value: string, countryCode: CountryCode): string | undefined {
  const text = value.replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d{5,20}$/.test(text)) return undefined;
  const country = countries.find(({ code }) => code === countryCode)!;
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
export function dialCodeOf(digits: string): string | undefined {
  return countries.find(({ dialCode }) => digits.startsWith(dialCode))?.dialCode;
}

export function dateOfBirthFault(value: string, today: Date): string | undefined {
  const born = calendarDate(value.trim());
  const years = born && today.getUTCFullYear() - born.getUTCFullYear();
  const isFine = born && born <= today && years !== undefined && years >= 13 && years <= 120;
  return isFine ? undefined : 'You must be at least 13 years old';
}

function calendarDate(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  // The thirtieth of February would quietly become the second of March.
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date : undefined;
}

export function passwordFault(value: string): string | undefined {
  if (charactersIn(value) > passwordCharactersMax)
    return `Password must be at most ${passwordCharactersMax} characters`;
  const isFine = charactersIn(value) >= 8 && /[A-Z]/.test(value) && /[a-z]/.test(value) && /\d/.test(value);
  return isFine ? undefined : 'Password must be 8+ chars with uppercase, lowercase, and number';
}

export function confirmationFault(password: string, confirmation: string): string | undefined {
  return password === confirmation ? undefined : 'Passwords do not match';
}

export function countryFault(value: string): string | undefined {
  return countryOf(value) ? undefined : 'Please select a country';
}

/** A state may be left empty: the form asks for one only where there is a list of them. */
export function stateFault(value: string): string | undefined {
  const state = cleanLine(value);
  return charactersIn(state) <= nameCharactersMax && !invisible.test(state) ? undefined : 'Please select a state.';
}

export function addressFault(value: string): string | undefined {
  const address = cleanLines(value);
  if (charactersIn(address) < 10) return 'Please provide a complete address';
  if (charactersIn(address) > addressCharactersMax) {
    return `Address must be at most ${addressCharactersMax} characters`;
  }
  return invisibleButNewline.test(address) ? 'The address has a character that cannot be used' : undefined;
}

export function termsFault(isAgreed: boolean): string | undefined {
  return isAgreed ? undefined : 'You must agree to the terms and conditions';
}

export function identifierFault(value: string): string | undefined {
  return value.trim() === '' ? 'Please enter your phone number, email or username' : undefined;
}

export function signInPasswordFault(value: string): string | undefined {
  return value === '' ? 'Please enter your password' : undefined;
}

/** Four ASCII digits. A PIN is text: 0123 and 123 are different PINs. */
export function isPin(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9]{4}$/.test(value);
}

export function pinFault(value: string): string | undefined {
  return isPin(value) ? undefined : 'PIN must be exactly 4 digits';
}

/** The form that sets a first PIN. */
export function setPinFault({ pin, confirmation }: { pin: string; confirmation: string }): string | undefined {
  if (pin === '' || confirmation === '') return 'PIN and confirmation are required';
  if (!isPin(pin)) return 'PIN must be exactly 4 digits';
  return pin === confirmation ? undefined : 'PIN and confirmation do not match';
}

export interface PinChange {
  currentPin: string;
  newPin: string;
}

/** The server's part of a change: it never sees the confirmation. Faults by field, in the order they are told. */
export function pinChangeFaults({ currentPin, newPin }: PinChange): { [Field in keyof PinChange]?: string } {
  if (currentPin === '' || newPin === '') {
    const message = 'All PIN fields are required';
    return { ...(currentPin === '' && { currentPin: message }), ...(newPin === '' && { newPin: message }) };
  }
  if (!isPin(currentPin)) return { currentPin: 'Current PIN must be exactly 4 digits' };
  if (!isPin(newPin)) return { newPin: 'PIN must be exactly 4 digits' };
  return newPin === currentPin ? { newPin: 'New PIN must be different from current PIN' } : {};
}

/** The form that changes a PIN. */
export function changePinFault(form: PinChange & { confirmation: string }): string | undefined {
  if (form.confirmation === '') return 'All PIN fields are required';
  const { currentPin, newPin } = pinChangeFaults(form);
  return currentPin ?? newPin ?? (form.newPin === form.confirmation ? undefined : 'PIN and confirmation do not match');
}

export const photoBytesMax = 5 * 1024 * 1024;

export const photoFaults = {
  notAnImage: 'Please upload only JPEG, JPG, or PNG images.',
  tooLarge: 'File size must be less than 5MB.',
} as const;
