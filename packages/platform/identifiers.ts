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

/**
 * The bytes again. Letters may hold a few bits more than whole bytes do, and those have to be zero: two texts must not
 * mean one value.
 */
export function fromBase32(text: string): Buffer | undefined {
  const bytes = Buffer.alloc(Math.floor((text.length * 5) / 8));
  let bits = 0;
  let value = 0;
  let at = 0;
  for (const letter of text.toUpperCase()) {
    const digit = alphabet.indexOf(letter);
    if (digit === -1) return undefined;
    value = (value << 5) | digit;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = value >> bits;
      value &= (1 << bits) - 1;
    }
  }
  return value === 0 ? bytes : undefined;
}

/** An identifier that cannot be guessed: a prefix that says what it names, and 128 random bits. */
export function randomId(prefix: string): string {
  return `${prefix}_${base32(randomBytes(16)).toLowerCase()}`;
}
