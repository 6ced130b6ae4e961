import crypto from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Printed in the manual, and no secret. */
export const accessKeyId = 'files_sandbox';
const secretAccessKey = 'files_sandbox_secret';
const region = 'us-east-1';
const service = 's3';

/** Why this call is not believed, in the codes of the protocol; nothing when it was signed with our key for just this. */
export function faultOfSignature(request: FastifyRequest, body: Buffer, now: number): string | undefined {
  const header = request.headers.authorization ?? '';
  const found = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header);
  if (!found) return 'AccessDenied';
  const [, credential = '', signedHeaders = '', given = ''] = found;
  const [id, day = '', ...rest] = credential.split('/');
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (rest.join('/') !== `${region}/${service}/aws4_request`) return 'AuthorizationHeaderMalformed';

  const time = String(request.headers['x-amz-date'] ?? '');
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const at = Date.UTC(Number(y), Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s));
  // A quarter of an hour is what theirs allows.
  if (!(Math.abs(now - at) <= 900_000) || !time.startsWith(day)) return 'RequestTimeTooSkewed';

  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => names.includes(name))) return 'AccessDenied';
  const bodyHash = crypto.hash('sha256', body);
  if (request.headers['x-amz-content-sha256'] !== bodyHash) return 'XAmzContentSHA256Mismatch';

  const [path = '', query = ''] = request.raw.url!.split('?');
  const canonical = [
    request.method,
    path,
    // As it travelled, a form's plus being a blank.
    query
      .split('&')
      .filter(Boolean)
      .map(pair => pair.replaceAll('+', '%20'))
      .toSorted()
      .join('&'),
    ...names.map(name => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const scope = [day, region, service, 'aws4_request'].join('/');
  const text = ['AWS4-HMAC-SHA256', time, scope, crypto.hash('sha256', canonical)].join('\n');
  let key: crypto.BinaryLike = `AWS4${secretAccessKey}`;
  for (const part of [day, region, service, 'aws4_request'])
    key = crypto.createHmac('sha256', key).update(part).digest();
  const wanted = crypto.createHmac('sha256', key).update(text).digest();
  return crypto.timingSafeEqual(wanted, Buffer.from(given, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}
