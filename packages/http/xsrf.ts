import { randomBytes, timingSafeEqual } from 'node:crypto';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';

const xsrfCookie = 'XSRF-TOKEN';

/**
 * No call of ours acts on a cookie, so a bearer token is all the proof there is. A browser that holds our cookie and
 * sends the header must still have them agree: a mismatch is a page of somebody else's making.
 */
export function checkXsrf({ method, headers }: FastifyRequest): void {
  const echoed = headers['x-xsrf-token'];
  if (method === 'GET' || echoed === undefined || headers.authorization !== undefined) return;
  const held = cookie(headers.cookie, xsrfCookie);
  const [a, b] = [Buffer.from(String(echoed)), Buffer.from(held ?? '')];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw refuse(commonRefusals.xsrf_mismatch);
}

/** Sets the cookie on a first GET, so that a browser has something to echo. */
export function offerXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: { isSecure: boolean },
): void {
  if (request.method !== 'GET' || cookie(request.headers.cookie, xsrfCookie) !== undefined) return;
  const secure = isSecure ? '; Secure' : '';
  reply.header('set-cookie', `${xsrfCookie}=${randomBytes(16).toString('hex')}; Path=/; SameSite=Lax${secure}`);
}

function cookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map(pair => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];
}
