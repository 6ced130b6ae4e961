import { dialCodeOf, emailFault, phoneNumber, usernameFault } from '../rules.ts';

export interface LoginName {
  name: string;
  kind: 'email' | 'username' | 'phone' | 'spelling';
}

/** Every name a new customer takes, and the spellings of the phone number that no username may have from now on. */
export function namesTaken(customer: { email: string; username: string; phone: string }): LoginName[] {
  const names = new Map<string, LoginName>();
  const take = (name: string, kind: LoginName['kind']) => {
    if (!names.has(name)) names.set(name, { name, kind });
  };
  const [digits, ...spellings] = phoneSpellings(customer.phone);
  take(customer.email.toLowerCase(), 'email');
  take(customer.username.toLowerCase(), 'username');
  take(digits!, 'phone');
  for (const spelling of spellings) take(spelling, 'spelling');
  return [...names.values()];
}

/** Those that an address or a number takes, the one that is signed in with first. */
export function contactNames(kind: 'email' | 'phone', value: string): LoginName[] {
  if (kind === 'email') return [{ name: value.toLowerCase(), kind }];
  const [digits, ...spellings] = phoneSpellings(value);
  return [{ name: digits!, kind }, ...spellings.map(name => ({ name, kind: 'spelling' as const }))];
}

/** From "+2348031234567": its digits first, then the other ways in which digits alone spell it. */
function phoneSpellings(phone: string): string[] {
  const digits = phone.slice(1);
  const dialCode = dialCodeOf(digits);
  if (dialCode === undefined) return [digits, `00${digits}`];
  const national = digits.slice(dialCode.length);
  return [digits, `00${digits}`, national, `0${national}`, `${dialCode}0${national}`];
}

/**
 * The names an identifier may stand for. Forms put a dial code in front of whatever was typed, so what follows one is
 * read as well. No two customers can own two of these names, save by a misplaced dial code, and then the name as it
 * was written comes first. The last one is the same for every spelling of one identifier.
 */
export function namesMeant(identifier: string): string[] {
  const text = identifier.normalize('NFC').trim();
  const dialCode = text.startsWith('+') ? dialCodeOf(text.slice(1)) : undefined;
  const rest = dialCode === undefined ? undefined : text.slice(1 + dialCode.length).trim();
  const forms = rest === undefined ? [text] : [text, rest];
  // Validated before it is lowered: lowering turns some letters outside ASCII into letters within it.
  const words = forms.filter(form => emailFault(form) === undefined || usernameFault(form) === undefined);
  const phones = [
    phoneNumber(text, 'NG'),
    ...(rest !== undefined && dialCode === '234' ? [phoneNumber(rest, 'NG')] : []),
  ];
  return [
    ...new Set([...words.map(word => word.toLowerCase()), ...phones.flatMap(phone => (phone ? [phone.slice(1)] : []))]),
  ];
}
