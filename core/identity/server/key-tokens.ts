import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

// How an API key is spelt: a prefix that scanners of source code know, 40 letters and digits at random, and a checksum, so
// that a key which was cut while it was copied is known for one without a look-up.

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 40;
const checkLength = 6;

const spelling = /^wura_(?:live|test)_[0-9A-Za-z]{46}$/;

/** A new one, which exists nowhere else from now on. */
export function newKeyToken(mode: 'live' | 'test'): string {
  const start = `wura_${mode}_`;
  const letters = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return start + letters + checkOf(start + letters);
}

/** What calls itself a key, whole or not: no session is ever spelt so. */
export const isKeyToken = (token: string): boolean => /^wura_(?:live|test)_/.test(token);

/** Spelt as ours are, its checksum included. */
export const isWholeKey = (token: string): boolean =>
  spelling.test(token) && checkOf(token.slice(0, -checkLength)) === token.slice(-checkLength);

function checkOf(text: string): string {
  let rest = crc32(text);
  let check = '';
  for (let place = 0; place < checkLength; place++) {
    check = alphabet[rest % alphabet.length]! + check;
    rest = Math.floor(rest / alphabet.length);
  }
  return check;
}
