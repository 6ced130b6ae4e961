import { dialCodeOf, type Country } from '../rules.ts';

/**
 * What follows the dial code in mobile numbers of our countries. A text is sent to no other number: satellites, islands that
 * share the code of the United States, and numbers that earn by each call or text are what an attacker who opens accounts
 * would have us pay for.
 */
const mobile: Readonly<Record<Country['dialCode'], RegExp>> = {
  '1': /^(?!242|246|26[48]|284|340|345|441|473|649|658|664|67[01]|684|721|758|767|784|787|809|829|849|86[89]|876|900|939)[2-9]\d{9}$/,
  '44': /^7(?:[1-57-9]\d\d|624)\d{6}$/,
  '61': /^4\d{8}$/,
  '49': /^1[567]\d{8,9}$/,
  '33': /^[67]\d{8}$/,
  '234': /^[789]\d{9}$/,
  '254': /^[17]\d{8}$/,
  '233': /^[25]\d{8}$/,
};

/** Of a number with its country: "+2348031234567". */
export function canBeTexted(phone: string): boolean {
  const digits = phone.slice(1);
  const dialCode = dialCodeOf(digits);
  return dialCode !== undefined && mobile[dialCode].test(digits.slice(dialCode.length));
}
