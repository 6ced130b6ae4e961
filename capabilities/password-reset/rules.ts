// What both steps of a reset may hold, for the forms and the server. Pure: no library, no platform.

/** As it is typed: people copy the space that a mail program put in. */
export function cleanCode(value: string): string {
  return value.replaceAll(/\s/g, '');
}

export function codeFault(value: string): string | undefined {
  return /^[0-9]{6}$/.test(cleanCode(value)) ? undefined : 'Please enter the 6-digit code';
}
