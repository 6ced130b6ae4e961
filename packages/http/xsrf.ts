import { randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Over an encrypted connection a cookie's name says that only this very host can have set it: a browser takes a `__Host-`
 * cookie from no other host, subdomains included, and over no open connection. Without encryption it would take none.
 */
export const hostCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

const xsrfCookie = 'XSRF-TOKEN';

interface Served {
  /** Whether browsers reach us over encrypted connections only. */
  isSecure: boolean;
}

/**
 * No call of ours acts on a cookie, so a bearer token is all the proof there is. A browser that holds our cookie and
 * sends the header must still have them agree: a mismatch is a page of an attacker's making.
 */
export function isForged({ method, headers }: FastifyRequest, { isSecure }: Served): boolean {
  const echoed = headers['x-xsrf-token'];
  if (method === 'GET' || method === 'HEAD' || echoed === undefined || headers.authorization !== undefined)
    return false;
  const held = parseCookie(headers.cookie ?? '')[hostCookie(xsrfCookie, isSecure)];
  const [a, b] = [Buffer.from(String(echoed)), Buffer.from(held ?? '')];
  return a.length !== b.length || !timingSafeEqual(a, b);
}

/** Sets the cookie on a first GET, so that a browser has something to echo. */
export function offerXsrfCookie(request: FastifyRequest, reply: FastifyReply, { isSecure }: Served): void {
  const name = hostCookie(xsrfCookie, isSecure);
  if (request.method !== 'GET' || parseCookie(request.headers.cookie ?? '')[name] !== undefined) return;
  const cookie = { name, value: randomBytes(16).toString('hex'), path: '/', sameSite: 'lax' } as const;
  reply.header('set-cookie', stringifySetCookie({ ...cookie, secure: isSecure }));
}
