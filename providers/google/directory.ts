import { createVendorHttp, type VendorHttp } from '@wura/vendor-http';
import type { VendorNeeds } from '@wura/features/server/ports';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { hourMs } from '@wura/platform/time';
import { discovery, keys, type Discovery } from './wire.ts';

/** What could not be had, and whether it was silence or something that did not stand up to its checks. */
export class Unhelped extends Error {
  readonly kind: 'silent' | 'untrue';

  constructor(kind: Unhelped['kind'], why: string) {
    super(why);
    this.kind = kind;
  }
}

/** An attacker who makes up names of keys must not have us fetch them with every try. */
const keysAtMostEveryMs = 30_000;
const timeoutMs = 4_000;

export interface Directory {
  /** Where everything is, as the provider itself says. */
  places(): Promise<Discovery>;
  /** The keys it signs with now; with `isStale`, asked for again unless that was a moment ago. */
  keys(how?: { isStale: boolean }): Promise<JWTVerifyGetKey>;
  /** The way to one of its places. */
  way(url: string): { http: VendorHttp; path: string };
}

/** Where the provider's doors are and which keys it signs with, learnt from itself and kept for an hour. */
export function createDirectory({ issuer, now, onEnd }: { issuer: string } & VendorNeeds): Directory {
  const ways = new Map<string, VendorHttp>();
  let places: { what: Discovery; at: number } | undefined;
  let signed: { with: JWTVerifyGetKey; at: number } | undefined;

  return {
    way,
    async places() {
      if (places && now() - places.at < hourMs) return places.what;
      const body = await read(`${issuer}/.well-known/openid-configuration`, 'discovery');
      const what = discovery.safeParse(body);
      if (!what.success) throw new Unhelped('untrue', 'a description of itself that cannot be read');
      if (what.data.issuer !== issuer) throw new Unhelped('untrue', 'a description of another issuer');
      const { authorization_endpoint: authorize, token_endpoint: exchange, jwks_uri: certificates } = what.data;
      for (const url of [authorize, exchange, certificates]) {
        if (!isTheirs(url, issuer)) throw new Unhelped('untrue', 'a door of its own at a stranger’s house');
      }
      places = { what: what.data, at: now() };
      return places.what;
    },
    async keys({ isStale } = { isStale: false }) {
      const keptMs = isStale ? keysAtMostEveryMs : hourMs;
      if (signed && now() - signed.at < keptMs) return signed.with;
      const { jwks_uri: url } = await this.places();
      const found = keys.safeParse(await read(url, 'certs'));
      if (!found.success) throw new Unhelped('untrue', 'keys that cannot be read');
      signed = { with: createLocalJWKSet(found.data), at: now() };
      return signed.with;
    },
  };

  function way(url: string) {
    const { origin, pathname, search } = new URL(url);
    const known = ways.get(origin);
    const http =
      known ?? createVendorHttp({ provider: 'google', baseUrl: origin, headers: {}, now, ...(onEnd && { onEnd }) });
    ways.set(origin, http);
    return { http, path: pathname + search };
  }

  async function read(url: string, operation: string): Promise<unknown> {
    const { http, path } = way(url);
    const outcome = await http.ask({ operation, method: 'GET', path, timeoutMs });
    if (outcome.kind === 'no_answer') throw new Unhelped('silent', outcome.why);
    if (outcome.status !== 200) throw new Unhelped('silent', `${operation} answered ${outcome.status}`);
    return outcome.body;
  }
}

/**
 * A description that leads into the operator's own network, or to a stranger, is not followed: at its own address, and
 * Google at that of its interfaces too.
 */
export function isTheirs(url: string, issuer: string): boolean {
  const [place, home] = [new URL(url), new URL(issuer)];
  if (place.username || place.password) return false;
  if (place.origin === home.origin) return true;
  const isGoogle = home.hostname === 'accounts.google.com';
  return isGoogle && place.protocol === 'https:' && place.port === '' && place.hostname.endsWith('.googleapis.com');
}
