import { randomBytes } from 'node:crypto';
import type { Person } from './people.ts';

export interface Granted {
  person: Person;
  clientId: string;
  redirectUri: string;
  nonce: string | undefined;
  /** The S256 of the verifier that the exchange has to show. */
  challenge: string;
}

export interface Codes {
  grant(granted: Granted): string;
  /** Once, and within a minute. */
  spend(code: string): Granted | undefined;
}

const goodMs = 60_000;

/** Kept in memory on purpose: no code outlives the minute it is good for. */
export function createCodes(now: () => number): Codes {
  const granted = new Map<string, { what: Granted; until: number }>();
  return {
    grant(what) {
      for (const [code, { until }] of granted) if (until < now()) granted.delete(code);
      const code = `4/${randomBytes(24).toString('base64url')}`;
      granted.set(code, { what, until: now() + goodMs });
      return code;
    },
    spend(code) {
      const found = granted.get(code);
      granted.delete(code);
      return found && found.until >= now() ? found.what : undefined;
    },
  };
}
