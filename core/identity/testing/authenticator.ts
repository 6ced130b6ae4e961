import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A device in software: it makes a key and signs with it what a browser would hand it, rightly or as an attacker's would. */
export interface Authenticator {
  readonly credential: string;
  create(options: any, given?: Partial<Signing>): Record<string, unknown>;
  get(options: any, given?: Partial<Signing>): Record<string, unknown>;
}

interface Signing {
  origin: string;
  /** The site that the browser vouches for. */
  site: string;
  /** Whether the owner's finger, face or code was asked for. */
  isVerified: boolean;
  counter: number;
}

export function createAuthenticator(usual: { origin: string; site: string }): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credential = id.toString('base64url');
  let counter = 0;

  return {
    credential,
    create(options, given) {
      const signing = { ...usual, isVerified: true, counter: 0, ...given };
      const authData = Buffer.concat([
        authenticatorData(signing, 0x40),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return answer(credential, {
        clientDataJSON: clientData('webauthn.create', options.challenge, signing).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options, given) {
      const signing = { ...usual, isVerified: true, counter: ++counter, ...given };
      const authData = authenticatorData(signing, 0);
      const data = clientData('webauthn.get', options.challenge, signing);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return answer(credential, {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}

const answer = (id: string, response: object) => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response,
});

function clientData(type: string, challenge: string, { origin }: Signing): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData({ site, isVerified, counter }: Signing, more: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = 0x01 | (isVerified ? 0x04 : 0) | more;
  return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags]), count]);
}

/** ES256, as COSE writes a point of P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x!, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y!, 'base64url'))],
  ]);
}

// As much of CBOR as an answer without attestation needs.

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 24 ? [0x40 + bytes.length] : [0x58, bytes.length];
  if (bytes.length > 255) return Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes]);
  return Buffer.concat([Buffer.from(head), bytes]);
}

const cborMap = (pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([Buffer.from([0xa0 + pairs.length]), ...pairs.flat()]);
