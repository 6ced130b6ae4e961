import { createHash, createHmac } from 'node:crypto';

// Signature version 4 of Amazon, which every store that speaks S3 checks: an HMAC of what is asked for, with a key that holds for
// one day, one region and one service.

export interface S3Key {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Signable {
  readonly method: string;
  readonly url: URL;
  readonly bytes: Uint8Array;
  readonly at: Date;
}

/** The headers that prove who asks, and for what. */
export function signS3({ method, url, bytes, at }: Signable, key: S3Key): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${key.region}/s3/aws4_request`;
  const bodyHash = sha256(bytes);
  const headers = { host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const asked = [method, url.pathname, sortedQuery(url), lines.join(''), names, bodyHash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(asked)].join('\n');
  const signature = hmac(dayKey(scope, key.secretAccessKey), toSign).toString('hex');
  return {
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
    authorization: `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

const dayKey = (scope: string, secret: string): Buffer =>
  scope.split('/').reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`));

/** In the order and the spelling that the store expects. */
function sortedQuery({ searchParams }: URL): string {
  const pairs = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.toSorted().join('&');
}

/** Stricter than the language's own: these four are letters to it. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, letter => `%${letter.codePointAt(0)!.toString(16).toUpperCase()}`);

const sha256 = (what: Uint8Array | string) => createHash('sha256').update(what).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
