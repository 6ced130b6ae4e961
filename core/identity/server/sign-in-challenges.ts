import { minuteMs } from '@wura/platform/time';
import { hash, randomBytes } from 'node:crypto';
import type { Pool, Queries, Tx } from '@wura/database';
import { deviceMark } from './login-name-queries.ts';
import {
  claimChallengeTry,
  insertChallenge,
  selectChallenge,
  spendChallenge,
  type ClaimedChallenge,
} from './second-factor-queries.ts';

const goodForMs = 10 * minuteMs;

/** What a browser holds between the right password, or another proof, and the code. It is good for one sign-in and for five tries. */
export async function beginChallenge(
  tx: Tx,
  {
    customer,
    passwordHash,
    isRemembered,
    at,
  }: { customer: bigint; passwordHash: string | null; isRemembered: boolean; at: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + goodForMs);
  await insertChallenge(tx, { tokenHash: hashed(token), customer, passwordHash, isRemembered, expiresAt });
  return token;
}

/** Whose it is, and whether they were ever at this place or with this device. */
export async function findChallenge(
  db: Queries,
  { token, address, device }: { token: string; address: string; device: string },
): Promise<{ customer: bigint; isKnownHere: boolean; isKnownDevice: boolean } | undefined> {
  const row = await selectChallenge(db, { tokenHash: hashed(token), address, mark: deviceMark(device) });
  return row && { customer: row.customer, isKnownHere: row.is_known_here, isKnownDevice: row.is_known_device };
}

/** Counts the try, and answers nothing where there is none left: too late, too often, or used, or a password since. */
export function claimChallenge(
  db: Pool,
  { token, at }: { token: string; at: Date },
): Promise<ClaimedChallenge | undefined> {
  return claimChallengeTry(db, { tokenHash: hashed(token), at });
}

export function endChallenge(tx: Tx, { token, at }: { token: string; at: Date }): Promise<boolean> {
  return spendChallenge(tx, { tokenHash: hashed(token), at });
}

const hashed = (token: string) => hash('sha256', token, 'buffer');
