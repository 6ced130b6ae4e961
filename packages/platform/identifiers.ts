import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Crockford's base 32: no letter that is read as a digit, and safe in a URL, a file name and a phone call. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

/** An identifier nobody can guess: a prefix that says what it names, and 128 random bits. */
export function randomId(prefix: string): string {
  return `${prefix}_${base32(randomBytes(16)).toLowerCase()}`;
}
