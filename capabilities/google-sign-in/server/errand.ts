import { createHmac, hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Queries } from '@wura/database';
import { hostCookie } from '@wura/http/xsrf';
import { minuteMs } from '@wura/platform/time';
import { refuse, type Refused } from '@wura/wire/refusals';
import { parseCookie, stringifySetCookie } from 'cookie';
import { googleRefusals } from '../refusals.ts';
import type { Errand, SignInProvider } from './ports.ts';
import { insertErrand, takeErrand } from './queries.ts';

const awaitedMs = 10 * minuteMs;
/** The page knows by it which of two calls to make; the server does not rely on it. */
const beginnings = { signIn: 'in.', link: 'link.' } as const;

export interface ErrandNeeds {
  pool: Queries;
  now: () => number;
  provider: SignInProvider | undefined;
  publicUrl: string;
}

/** Who links an account, and in which session; none: a visitor signs in. */
type Linking = { customer: bigint; session: string } | null;

interface Browser {
  headers: Readonly<IncomingHttpHeaders>;
}

/**
 * Sends a browser to Google. What it has to prove when it comes back, that it is the same browser, lies in a cookie that
 * no script reads; the nonce and the verifier of PKCE follow from it, so that the database holds none of the three.
 */
export async function beginErrand(
  { pool, now, provider, publicUrl }: ErrandNeeds,
  { headers }: Browser,
  { isRemembered = false, linking }: { isRemembered?: boolean | undefined; linking: Linking },
): Promise<{ url: string; cookie: string }> {
  if (!provider) throw refuse(googleRefusals.google_off);
  const secret = randomBytes(32).toString('base64url');
  const state = beginnings[linking ? 'link' : 'signIn'] + randomBytes(32).toString('base64url');
  const sent = await provider.addressFor(errandOf({ secret, state, returnUrl: returnUrlFor(headers, publicUrl) }));
  if (sent.kind !== 'address') throw noHelp(sent.kind);
  const expiresAt = new Date(now() + awaitedMs);
  await insertErrand(pool, { ...hashesOf({ secret, state }), isRemembered, linking, expiresAt });
  return { url: sent.url, cookie: cookieOf(secret, publicUrl) };
}

/** Hears the answer to an errand, once, from the browser that was sent and in the session that sent it. */
export async function endErrand(
  { pool, now, provider, publicUrl }: ErrandNeeds,
  { headers }: Browser,
  { state, code, session }: { state: string; code: string; session: string | null },
) {
  if (!provider) throw refuse(googleRefusals.google_off);
  const secret = secretOf(headers, publicUrl);
  const errand = secret && (await takeErrand(pool, { ...hashesOf({ secret, state }), session }, new Date(now())));
  if (!errand) throw refuse(googleRefusals.google_begin_again);
  const answer = await provider.personBehind(
    code,
    errandOf({ secret, state, returnUrl: returnUrlFor(headers, publicUrl) }),
  );
  if (answer.kind === 'refused') throw refuse(googleRefusals.google_begin_again);
  if (answer.kind !== 'person') throw noHelp(answer.kind);
  return { person: answer.person, isRemembered: errand.isRemembered };
}

const noHelp = (kind: 'silent' | 'untrue'): Refused =>
  refuse(kind === 'silent' ? googleRefusals.google_silent : googleRefusals.google_untrue);

interface Secrets {
  secret: string;
  state: string;
}

const derived = ({ secret, state }: Secrets, what: string) =>
  createHmac('sha256', secret).update(`${what} ${state}`).digest('base64url');

const errandOf = ({ returnUrl, ...secrets }: Secrets & { returnUrl: string }): Errand => ({
  state: secrets.state,
  nonce: derived(secrets, 'nonce'),
  verifier: derived(secrets, 'verifier'),
  returnUrl,
});

const hashesOf = ({ secret, state }: Secrets) => ({
  stateHash: hash('sha256', state, 'buffer'),
  browserHash: hash('sha256', secret, 'buffer'),
});

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');
const shape = /^[\w-]{43}$/;

/** Out of reach of scripts, and sent along by no other site's page but when it opens one of ours. */
function cookieOf(secret: string, publicUrl: string): string {
  const secure = isSecure(publicUrl);
  return stringifySetCookie({
    name: hostCookie('google', secure),
    value: secret,
    path: secure ? '/' : '/api',
    maxAge: awaitedMs / 1000,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}

function secretOf(headers: Readonly<IncomingHttpHeaders>, publicUrl: string): string | undefined {
  const secret = parseCookie(headers.cookie ?? '')[hostCookie('google', isSecure(publicUrl))] ?? '';
  return shape.test(secret) ? secret : undefined;
}

const onThisMachine = /^(127\.0\.0\.1|localhost)(:\d{1,5})?$/;

/**
 * Always ours. A developer's browser knows this machine by two names, whichever we call ourselves by, and keeps cookies of
 * each apart: it comes back by the name by which it left.
 */
export function returnUrlFor({ host = '' }: Readonly<IncomingHttpHeaders>, publicUrl: string): string {
  const isLocal = onThisMachine.test(new URL(publicUrl).host) && onThisMachine.test(host);
  return `${isLocal ? `http://${host}` : publicUrl}/login/google`;
}
