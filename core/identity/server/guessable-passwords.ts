import { readFileSync } from 'node:fs';
import { refuseFields } from '@wura/wire/refusals';
import { isOwnName, passwordsOf } from '../guessable.ts';
import { identityFaults } from '../rules.ts';

/**
 * The 10,000 commonest passwords that our rule of composition would let through, in small letters, from the list
 * "10 million passwords" of Mark Burnett, who put it in the public domain, as OWASP SecLists ranks them.
 */
const common = passwordsOf(readFileSync(new URL('../common-passwords.txt', import.meta.url), 'utf8'));

/** Refuses what a guesser tries first: common passwords, and those made of the customer's own names. */
export function refuseGuessable(password: string, ownNames: readonly string[], field = 'password'): void {
  const isGuessable = common.has(password.toLowerCase()) || isOwnName(password, ownNames);
  if (isGuessable) throw refuseFields({ [field]: identityFaults.password_guessable });
}
