import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { hourMs } from '@wura/platform/time';

// RFC 8292: the push service knows who sends, and a browser's address takes nothing from another sender.

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom the service tells when something is wrong with what we send: `mailto:` or https. */
  readonly subject: string;
}

/** A day is the longest that services take. */
const lifeMs = 12 * hourMs;

export function signFor(
  { publicKey, subject }: VapidKeys,
  { key, origin, nowMs }: { key: KeyObject; origin: string; nowMs: number },
): string {
  const part = (what: object) => Buffer.from(JSON.stringify(what)).toString('base64url');
  const expires = Math.floor((nowMs + lifeMs) / 1000);
  const claims = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: origin, exp: expires, sub: subject })}`;
  const signature = sign('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${claims}.${signature.toString('base64url')}, k=${publicKey}`;
}

/** The point that belongs to a secret number, as a browser wants it; throws where it is none. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
}

export function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(each => each.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: privateKey } });
}
