import { createHmac, timingSafeEqual } from 'node:crypto';

// Codes of an authenticator app: RFC 6238 with the parameters every app knows, which are also the only ones some know.

const stepMs = 30_000;
const digits = 6;
/** A clock that is off, and a person who types slowly. */
const stepsAround = 1;
/** 160 bits, as long as the hash. */
export const totpSecretBytes = 20;

/** The step whose code this is, among the present one and its neighbours; keep it, so that no code is good twice. */
export function matchingStep(secret: Uint8Array, code: string, atMs: number): number | undefined {
  const given = Buffer.from(code.replaceAll(' ', ''));
  const now = Math.floor(atMs / stepMs);
  for (let step = now - stepsAround; step <= now + stepsAround; step++) {
    const wanted = Buffer.from(codeAt(secret, step));
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return step;
  }
  return undefined;
}

export function totpCode(secret: Uint8Array, atMs: number): string {
  return codeAt(secret, Math.floor(atMs / stepMs));
}

function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** What an authenticator app reads from a QR code. */
export function totpAddress(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({ secret: totpSecretText(secret), issuer, digits: String(digits), period: '30' });
  return `otpauth://totp/${label}?${query}`;
}

/** For typing where no camera reads the code. RFC 4648 without padding, which is what these apps read; our own identifiers use another alphabet. */
export function totpSecretText(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map(group => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
