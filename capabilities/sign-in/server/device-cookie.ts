import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hostCookie } from '@wura/http/xsrf';
import { parseCookie, stringifySetCookie } from 'cookie';

/** As long as browsers keep any cookie; each sign-in begins it anew. */
const keptSeconds = 400 * 24 * 60 * 60;
const shape = /^[\w-]{43}$/;

/**
 * What a browser is known by from one sign-in to the next. It opens nothing: without the password it is worth nothing,
 * and with the password it only says that this browser has been here before. One browser keeps one, for all who sign in
 * with it, so that a family which shares a phone is not told of it again and again.
 */
export function deviceOf(
  { headers }: { headers: Readonly<IncomingHttpHeaders> },
  { isSecure }: { isSecure: boolean },
): string {
  const device = parseCookie(headers.cookie ?? '')[hostCookie('device', isSecure)] ?? '';
  return shape.test(device) ? device : randomBytes(32).toString('base64url');
}

/** Out of reach of scripts. Where no other host can set it, it belongs to the whole of ours; else to a sign-in alone. */
export function deviceCookie(device: string, { isSecure }: { isSecure: boolean }): string {
  const path = isSecure ? '/' : '/api/login';
  const bounds = { path, maxAge: keptSeconds, httpOnly: true, sameSite: 'lax' } as const;
  return stringifySetCookie({ name: hostCookie('device', isSecure), value: device, ...bounds, secure: isSecure });
}
