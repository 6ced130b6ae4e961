import { minuteMs } from '@wura/platform/time';
import { hash } from 'node:crypto';
import type { Pool, Queries, Tx } from '@wura/database';
import { accountOf, type AccountRow } from './account-rows.ts';
import { heldToKey, type CallingKey } from './api-keys.ts';
import { coolingOffSince, coolingOffUntil, hasConfirmedContact } from './cooling-off.ts';
import { createFreshCache } from '@wura/platform/fresh-cache';
import type { InvalidationChannel } from './invalidation-channel.ts';
import { isWholeKey } from './key-tokens.ts';
import { chosenLimits, guardianCapsOf, ownLimitColumns, type OwnLimitsRow } from './own-limits.ts';
import type { SignedIn } from './sessions.ts';

export interface KeyCallers {
  /** The customer whose program this is; none for a key that was never made, has run out, or was revoked. */
  authenticate(token: string, how?: { isUse: boolean }): SignedIn | undefined | Promise<SignedIn | undefined>;
  forget(customer: bigint): void;
}

interface KeyCaller {
  readonly who: SignedIn;
  readonly endsAt: number;
  readonly number: bigint;
}

export function createKeyCallers(
  pool: Pool,
  { now, epoch }: { now: () => number; epoch: InvalidationChannel['epoch'] },
): KeyCallers {
  // As with sessions: what is revoked is dead in every process once the database has said so, and a second later at most.
  const cache = createFreshCache<string, KeyCaller>({
    freshMs: 1000,
    keptMs: 5 * minuteMs,
    epoch,
    keepMax: 10_000,
    now,
    load: async keys => {
      const rows = await selectCallers(
        pool,
        keys.map(key => Buffer.from(key, 'base64')),
      );
      return new Map(rows.map(row => [row.token_hash.toString('base64'), callerOf(row)]));
    },
  });
  /** When the last use of each was written down. */
  const written = new Map<bigint, number>();

  /** At most once a minute for each key, and no call waits for it. */
  function note(key: bigint, at: number): void {
    if (at - (written.get(key) ?? 0) < minuteMs) return;
    written.set(key, at);
    void writeLastUse(pool, key, new Date(at)).catch(() => written.delete(key));
  }

  function welcome(caller: KeyCaller | undefined, { isUse }: { isUse: boolean }): SignedIn | undefined {
    const at = now();
    if (!caller || at >= caller.endsAt) return undefined;
    if (isUse) note(caller.number, at);
    return caller.who;
  }

  return {
    authenticate(token, how = { isUse: true }) {
      if (!isWholeKey(token)) return undefined;
      const found = cache.get(hash('sha256', token, 'base64'));
      return found instanceof Promise ? found.then(caller => welcome(caller, how)) : welcome(found, how);
    },
    forget: customer => cache.forget(({ who }) => who.number === customer),
  };
}

async function writeLastUse(db: Queries, number: bigint, at: Date): Promise<void> {
  await db.query(
    'update identity.api_keys set last_used_at = $2 where number = $1 and (last_used_at is null or last_used_at < $2)',
    [number, at],
  );
}

interface CallerRow extends AccountRow, OwnLimitsRow {
  token_hash: Buffer;
  key: bigint;
  key_id: string;
  scopes: CallingKey['scopes'];
  key_per_payment: bigint;
  key_per_day: bigint;
  made_at: Date;
  expires_at: Date;
}

/** Of an account that its owner shut, or that is no more, no key is good. */
const callerRows = `select k.token_hash, k.number as key, k.public_id as key_id, k.scopes, k.per_payment_minor as key_per_payment,
                  k.per_day_minor as key_per_day, k.created_at as made_at, k.expires_at,
                  c.id as customer, c.public_id, c.is_frozen, c.kyc_completed, c.tier, c.has_checked_number,
                  ${hasConfirmedContact('c')} as has_confirmed_contact, c.date_of_birth, c.has_guardian,
                  ${coolingOffSince('c')} as cooling_off_since, ${coolingOffUntil('c')} as cooling_off_until,
                  ${ownLimitColumns('o')}
             from identity.api_keys k
             join identity.customers c on c.id = k.customer
             left join identity.own_limits o on o.customer = k.customer
            where k.revoked_at is null and c.locked_at is null and c.erased_at is null`;

async function selectCallers(db: Queries, tokenHashes: readonly Buffer[]): Promise<CallerRow[]> {
  const { rows } = await db.query<CallerRow>({
    name: 'identity_key_callers',
    text: `${callerRows} and k.token_hash = any($1::bytea[])`,
    values: [tokenHashes],
  });
  return rows;
}

/**
 * The program that calls with this key, which is revoked by no call until the transaction ends; none: it is good no more, or has run
 * out by the database's clock since it was asked about.
 */
export async function holdKeyCaller(tx: Tx, { number }: CallingKey): Promise<SignedIn | undefined> {
  const { rows } = await tx.query<CallerRow>({
    name: 'identity_key_caller_held',
    text: `${callerRows} and k.number = $1 and k.expires_at > clock_timestamp() for share of k`,
    values: [number],
  });
  return rows[0] && callerOf(rows[0]).who;
}

function callerOf(row: CallerRow): KeyCaller {
  const apiKey: CallingKey = {
    number: row.key,
    id: row.key_id,
    scopes: row.scopes,
    perPaymentMinor: row.key_per_payment,
    perDayMinor: row.key_per_day,
  };
  return {
    number: row.key,
    endsAt: row.expires_at.getTime(),
    who: {
      ...accountOf(row),
      // Who got hold of a key could otherwise keep its owner from every call, and so from revoking it.
      budget: `programs of ${row.public_id}`,
      // No session of the customer's: nothing that belongs to one is found under it.
      sessionId: row.key_id,
      signedInAt: row.made_at,
      // A program has no PIN, so that whatever asked for one would refuse it.
      hasPin: false,
      pinLockedUntil: null,
      pinThresholdMinor: 0n,
      ownLimits: heldToKey(chosenLimits(row), apiKey),
      guardianCaps: guardianCapsOf(row),
      isDeviceUntrusted: true,
      apiKey,
    },
  };
}
