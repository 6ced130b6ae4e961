/**
 * What goes over the wire for "Phone or username": the dial code of the chosen country in front, unless the text brings
 * its own. A username gets it as well; the server takes it off again. So no customer has to know which of the two they
 * typed.
 */
export function wireIdentifier(typed: string, dialCode: string): string {
  const text = typed.trim();
  const hasCode = text.startsWith('+') || (text.startsWith(dialCode) && /^\d+$/.test(text) && text.length > 10);
  return hasCode || text === '' ? text : `+${dialCode}${text}`;
}

/** Only digits are shown with a dial code: before a username it would look like a mistake. */
export function looksLikePhone(typed: string): boolean {
  return /^\s*\d/.test(typed);
}
