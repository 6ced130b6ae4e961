import { readFileSync } from 'node:fs';
import { refuseFields } from '@wura/wire/refusals';
import { identityFaults } from '../rules.ts';

/**
 * The 10,000 commonest passwords that our rule of composition would let through, in small letters, from the list
 * "10 million passwords" of Mark Burnett, who put it in the public domain, as OWASP SecLists ranks them.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Shorter parts of a name are in too many passwords by chance. */
const partLengthMin = 4;

/** Refuses what a guesser tries first: common passwords, and those made of the customer's own names. */
export function refuseGuessable(password: string, ownNames: readonly string[]): void {
  const small = password.toLowerCase();
  const letters = small.replaceAll(/[^\p{L}]/gu, '');
  const parts = ownNames
    .map(name => name.toLowerCase().split('@')[0]!)
    .flatMap(name => [name, ...name.split(/[^\p{L}\p{M}]+/u)])
    .filter(part => part.length >= partLengthMin);
  // Only where little else is left of it: a long sentence may well hold a name.
  const isOwn = parts.some(part => letters === part || (small.includes(part) && small.length - part.length < 4));
  if (common.has(small) || isOwn) throw refuseFields({ password: identityFaults.password_guessable });
}
