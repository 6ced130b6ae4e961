/**
 * A Nigerian mobile number as it is written there, eleven digits from a zero: "0803 123 4567", "+234 803 123 4567" and
 * "803 123 4567" are the same one. Undefined where it is none. Mobile numbers begin with 7, 8 or 9;
 * which digits follow is the networks' affair: new ones are given out every year.
 */
export function nationalPhone(text: string): string | undefined {
  const digits = bareDigits(text);
  const [, subscriber] = /^(?:\+?2340?|0)?([789]\d{9})$/.exec(digits) ?? [];
  return subscriber && `0${subscriber}`;
}

/** "0803 123 4567" for the eye; what is copied and sent stays raw. */
export function groupPhone(phone: string): string {
  return phone.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');
}

/** People write and paste numbers with spaces, hyphens, brackets and full stops. */
export function bareDigits(text: string): string {
  return text.replaceAll(/[\s().\-‐-―]/g, '');
}
