import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

// Text encrypted under a pass-phrase as OpenSSL does it by default, which is what aes-everywhere and CryptoJS read:
// "Salted__", eight bytes of salt, and AES-256-CBC under a key and a vector from three rounds of MD5, all of it in base64.

const header = Buffer.from('Salted__');

export function encryptText(plain: string, passphrase: string): string {
  const salt = randomBytes(8);
  const { key, iv } = derive(passphrase, salt);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([header, salt, cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}

/** Nothing for what was not encrypted so, or under another pass-phrase. */
export function decryptText(text: string, passphrase: string): string | undefined {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length < 32 || !bytes.subarray(0, 8).equals(header)) return undefined;
  const { key, iv } = derive(passphrase, bytes.subarray(8, 16));
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, iv);
    return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function derive(passphrase: string, salt: Buffer): { key: Buffer; iv: Buffer } {
  const rounds: Buffer[] = [];
  for (let last = Buffer.alloc(0); rounds.length < 3; rounds.push(last)) {
    last = createHash('md5')
      .update(Buffer.concat([last, Buffer.from(passphrase), salt]))
      .digest();
  }
  const bytes = Buffer.concat(rounds);
  return { key: bytes.subarray(0, 32), iv: bytes.subarray(32, 48) };
}
