/** Shorter parts of a name are in too many passwords by chance. */
const partLengthMin = 4;

/** Whether a password is little more than one of its owner's names, which is what a guesser who knows them tries first. */
export function isOwnName(password: string, ownNames: readonly string[]): boolean {
  const small = password.toLowerCase();
  const letters = small.replaceAll(/[^\p{L}]/gu, '');
  const parts = ownNames
    .map(name => name.toLowerCase().split('@')[0]!)
    .flatMap(name => [name, ...name.split(/[^\p{L}\p{M}]+/u)])
    .filter(part => part.length >= partLengthMin);
  // Only where little else is left of it: a long sentence may well hold a name.
  return parts.some(part => letters === part || (small.includes(part) && small.length - part.length < 4));
}

/** As the list has them: one a line, in small letters. */
export const passwordsOf = (list: string): ReadonlySet<string> => new Set(list.split('\n').filter(Boolean));
