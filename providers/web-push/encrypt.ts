import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

// RFC 8291, in one record of RFC 8188: what is told to a device is read by that device alone, and not by the service on the way.

export interface Receiver {
  /** A point of P-256, uncompressed. */
  readonly key: Buffer;
  /** Sixteen bytes that only the browser and we know. */
  readonly auth: Buffer;
}

/** What is drawn for one message; given by hand only where the outcome is known beforehand. */
export interface Drawn {
  readonly sender: ECDH;
  readonly salt: Buffer;
}

const recordBytes = 4096;
const isLastRecord = Buffer.of(2);
const tagBytes = 16;

/** What a push service has to take. */
export const textBytesMax = recordBytes - 86 - isLastRecord.length - tagBytes;

export function encrypt(text: Buffer, { key, auth }: Receiver, drawn: Drawn = draw()): Buffer<ArrayBuffer> {
  if (text.length > textBytesMax) throw new Error('a push service takes four kilobytes');
  const { sender, salt } = drawn;
  const ours = sender.getPublicKey();
  const shared = sender.computeSecret(key);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key, ours]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, bytes));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const sealed = Buffer.concat([cipher.update(Buffer.concat([text, isLastRecord])), cipher.final()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordBytes, 0);
  header.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, header, ours, sealed, cipher.getAuthTag()]);
}

function draw(): Drawn {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

/** Whether a browser could have made these: lengths, and a point that is on the curve. */
export function readReceiver({ p256dh, auth }: { p256dh: string; auth: string }): Receiver | undefined {
  const receiver = { key: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
  if (receiver.key.length !== 65 || receiver.key[0] !== 4 || receiver.auth.length !== 16) return undefined;
  try {
    draw().sender.computeSecret(receiver.key);
    return receiver;
  } catch {
    return undefined;
  }
}
