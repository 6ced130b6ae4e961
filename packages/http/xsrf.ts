import { randomBytes, timingSafeEqual } from 'node:crypto';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const xsrfCookie = 'XSRF-TOKEN';

/**
 * No call of ours acts on a cookie, so a bearer token is all the proof there is. A browser that holds our cookie and
 * sends the header must still have them agree: a mismatch is a page of an attacker's making.
 */
export function checkXsrf({ method, headers }: FastifyRequest): void {
  const echoed = headers['x-xsrf-token'];
  if (method === 'GET' || echoed === undefined || headers.authorization !== undefined) return;
  const held = parseCookie(headers.cookie ?? '')[xsrfCookie];
  const [a, b] = [Buffer.from(String(echoed)), Buffer.from(held ?? '')];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw refuse(commonRefusals.xsrf_mismatch);
}

/** Sets the cookie on a first GET, so that a browser has something to echo. */
export function offerXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: { isSecure: boolean },
): void {
  if (request.method !== 'GET' || parseCookie(request.headers.cookie ?? '')[xsrfCookie] !== undefined) return;
  const cookie = { name: xsrfCookie, value: randomBytes(16).toString('hex'), path: '/', sameSite: 'lax' } as const;
  reply.header('set-cookie', stringifySetCookie({ ...cookie, secure: isSecure }));
}
