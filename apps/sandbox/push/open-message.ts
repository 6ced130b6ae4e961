import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';

// The other end of RFC 8291 and 8292: what a browser does with a message, and what its push service asks of the sender.

export interface Browser {
  /** The secret number of its key. */
  readonly secret: Buffer;
  readonly auth: Buffer;
}

/** What the message says; none where it is not for this browser. */
export function openMessage(body: Buffer, { secret, auth }: Browser): string | undefined {
  try {
    const salt = body.subarray(0, 16);
    const keyBytes = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + keyBytes);
    const sealed = body.subarray(21 + keyBytes);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(secret);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
    const key = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
    const derive = (what: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${what}\0`, bytes));
    const opener = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    opener.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    const end = padded.findLastIndex(byte => byte !== 0);
    return padded[end] === 2 ? padded.subarray(0, end).toString('utf8') : undefined;
  } catch {
    return undefined;
  }
}

const dayMs = 24 * 60 * 60_000;

/** What is wrong with who says to be sending; nothing where it is sound. */
export function faultOfSender(
  authorization: string,
  { origin, wantedKey, nowMs }: { origin: string; wantedKey: string | null; nowMs: number },
): string | undefined {
  const [, claims, signature, k] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), ?k=([\w-]{87})$/.exec(authorization) ?? [];
  if (claims === undefined || signature === undefined || k === undefined) return 'no vapid';
  if (wantedKey !== null && wantedKey !== k) return 'another sender than the browser subscribed to';
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(each => each.toString('base64url'));
  const [header, payload] = claims.split('.').map(part => JSON.parse(Buffer.from(part, 'base64url').toString()));
  try {
    const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
    const proof = Buffer.from(signature, 'base64url');
    if (!verify('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' }, proof)) return 'a wrong signature';
  } catch {
    return 'no key';
  }
  if (header.alg !== 'ES256') return 'another algorithm';
  if (payload.aud !== origin) return 'signed for another service';
  const endsMs = Number(payload.exp) * 1000;
  if (!(endsMs > nowMs && endsMs <= nowMs + dayMs)) return 'signed for another time';
  return /^(mailto:|https:\/\/)/.test(String(payload.sub)) ? undefined : 'no subject';
}
