import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Books } from '../books.ts';
import type { Person } from './people.ts';

/** What the next signed word can be made untrue about. */
export const lies = ['nonce', 'audience', 'issuer', 'expiry', 'signature', 'alg_none', 'key'] as const;
export type Lie = (typeof lies)[number];

interface Said {
  person: Person;
  nonce: string | undefined;
  issuer: string;
  audience: string;
}

export interface Signer {
  publicKey(): object;
  sign(said: Said, lie: Lie | undefined): string;
}

const lifeSeconds = 3600;

/** One key of 2048 bits, made when it is first needed and kept in the books. */
export function createSigner(books: Books, now: () => number): Signer {
  books.define('create table if not exists oidc_key (one integer primary key check (one = 1), pem text not null)');
  let key: KeyObject | undefined;
  const privateKey = () => (key ??= createPrivateKey(kept() ?? made()));
  const kept = () => books.one<{ pem: string }>('select pem from oidc_key where one = 1')?.pem;
  function made(): string {
    const pem = newKey().export({ type: 'pkcs8', format: 'pem' });
    books.run('insert into oidc_key (one, pem) values (1, ?)', pem);
    return pem;
  }
  const named = () => {
    const jwk = createPublicKey(privateKey()).export({ format: 'jwk' });
    return { ...jwk, kid: createHash('sha256').update(jwk.n!).digest('hex').slice(0, 40) };
  };

  return {
    publicKey: () => ({ ...named(), use: 'sig', alg: 'RS256' }),
    sign({ person, nonce, issuer, audience }, lie) {
      const at = Math.floor(now() / 1000) - (lie === 'expiry' ? 2 * lifeSeconds : 0);
      const [given, ...family] = person.name.trim().split(/\s+/);
      const claims = {
        iss: lie === 'issuer' ? 'http://127.0.0.1:9/oidc' : issuer,
        azp: lie === 'audience' ? 'another_client' : audience,
        aud: lie === 'audience' ? 'another_client' : audience,
        sub: person.sub,
        email: person.email,
        email_verified: person.email_verified,
        ...(nonce !== undefined && { nonce: lie === 'nonce' ? 'of-another-sign-in' : nonce }),
        name: person.name,
        given_name: given,
        family_name: family.join(' '),
        iat: at,
        exp: at + lifeSeconds,
      };
      const header = lie === 'alg_none' ? { alg: 'none', typ: 'JWT' } : { alg: 'RS256', kid: named().kid, typ: 'JWT' };
      const text = `${encoded(header)}.${encoded(claims)}`;
      if (lie === 'alg_none') return `${text}.`;
      // A key that claims to be the one in the list, and a claim that was changed after it was signed.
      const signature = sign('RSA-SHA256', Buffer.from(text), lie === 'key' ? newKey() : privateKey());
      const shown = lie === 'signature' ? `${encoded(header)}.${encoded({ ...claims, sub: '1' })}` : text;
      return `${shown}.${signature.toString('base64url')}`;
    },
  };
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const encoded = (thing: object) => Buffer.from(JSON.stringify(thing)).toString('base64url');
