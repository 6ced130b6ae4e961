import type { Vault } from '@wura/secrets/vault';
import { createHmac, randomBytes } from 'node:crypto';

/** What both sides sign with: too long for an attacker to try them all, and marked so that scanners of source code find it. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** A secret that is moved to another address does not open there. */
const purposeOf = (endpoint: string) => `webhook secret ${endpoint}`;

export const sealSecret = (vault: Vault, endpoint: string, secret: string): Buffer =>
  vault.seal(secret, purposeOf(endpoint));

export const openSecret = (vault: Vault, endpoint: string, sealed: Uint8Array): string =>
  vault.open(sealed, purposeOf(endpoint)).toString();

/** The header that proves who sent a body, and when: one signature for each secret that is good. */
export function signature(secrets: readonly string[], body: string, at: number): string {
  const seconds = Math.floor(at / 1_000);
  const proofs = secrets.map(secret => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`);
  return [`t=${seconds}`, ...proofs].join(',');
}
