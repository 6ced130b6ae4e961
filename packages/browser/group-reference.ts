/** "WUR 8K2Q 41XT 907Z" for the eye and the telephone; what is copied stays raw. */
export function groupReference(reference: string): string {
  const [, prefix, rest] = /^(WUR|wur|DEP)_?(\w+)$/.exec(reference) ?? [];
  if (prefix === undefined || rest === undefined) return reference;
  const groups = rest.split('_').flatMap(part => part.match(/.{1,4}/g) ?? []);
  return [prefix, ...groups].join(' ').toUpperCase();
}

/** "000013 261127 173400 000000 123456": the thirty digits of a bank's session, which wrap between their groups alone. */
export function groupSession(session: string): string {
  return /^\d{30}$/.test(session) ? session.match(/.{6}/g)!.join(' ') : session;
}
