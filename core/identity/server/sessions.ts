import { dayMs, hourMs, minuteMs } from '@wura/platform/time';
import { hash, randomBytes } from 'node:crypto';
import type { Pool, Queries, Tx } from '@wura/database';
import type { Caller } from '@wura/http/router';
import { randomId } from '@wura/platform/identifiers';
import { accountOf } from './account-rows.ts';
import type { CallingKey } from './api-keys.ts';
import type { GuardianCaps } from './guardianship.ts';
import { chosenLimits, guardianCapsOf, type ChosenLimits } from './own-limits.ts';
import type { InvalidationChannel } from './invalidation-channel.ts';
import { createFreshCache } from '@wura/platform/fresh-cache';
import { createLastUses } from './last-uses.ts';
import {
  insertSession,
  lockSession,
  revokeOtherSessions,
  revokeSession,
  selectAliveSessions,
  selectSessions,
  unlockSession,
  type Alive,
  type ListedSession,
  type SessionRow,
} from './session-queries.ts';
import { deviceMark } from './login-name-queries.ts';
import type { Tier } from './tiers.ts';

/** The customer who is calling, as true as it was a second ago at the most. */
export interface SignedIn extends Caller {
  /** Unguessable, and the only name of a customer that ever leaves the server. */
  readonly id: string;
  /** What the tables of all rooms call the customer. */
  readonly number: bigint;
  readonly sessionId: string;
  readonly signedInAt: Date;
  readonly isFrozen: boolean;
  readonly isVerified: boolean;
  readonly tier: Tier;
  /** A BVN or a NIN was checked. */
  readonly hasCheckedNumber: boolean;
  /** A code that was sent to the e-mail address or the phone has come back. */
  readonly hasConfirmedContact: boolean;
  /** Of a customer under 18: an adult answers for them. */
  readonly hasGuardian: boolean;
  /** A calendar day, 1994-05-21. */
  readonly bornOn: string;
  /** When the account was opened, or the customer last came with a new device, password or PIN. */
  readonly coolingOffSince: Date;
  /** When the last of its cooling-off period ends. */
  readonly coolingOffUntil: Date;
  readonly hasPin: boolean;
  readonly pinLockedUntil: Date | null;
  /** As the customer chose it; none: as the rules say. */
  readonly pinThresholdMinor: bigint | null;
  readonly ownLimits: ChosenLimits;
  /** What a guardian set beside. */
  readonly guardianCaps: GuardianCaps;
  /** Not by its owner's own device: rules that trust no more than one want the PIN for every payment that it makes. */
  readonly isDeviceUntrusted: boolean;
  /** A program calls for this customer, with a key that they made; none: they call themselves. */
  readonly apiKey?: CallingKey | undefined;
}

export interface Sessions {
  /** At once, where the session is known and alive. What is no use of it does not make it last longer. */
  authenticate(token: string, how?: { isUse: boolean }): SignedIn | undefined | Promise<SignedIn | undefined>;
  /** A new session, and its token, which exists nowhere else from now on. */
  start(tx: Tx, session: NewSession): Promise<string>;
  /** From the commit on it answers nothing until it is opened again. Call `forget` once it is committed. */
  lock(db: Queries, session: { customer: bigint; sessionId: string }): Promise<void>;
  /** Its owner has proved to be back. Call `forget` once it is committed. */
  unlock(tx: Tx, session: { customer: bigint; sessionId: string }): Promise<void>;
  /** False when the customer has no such living session. Call `forget` once it is committed. */
  end(tx: Tx, session: { customer: bigint; sessionId: string }): Promise<boolean>;
  /** Ends all but this one, and says how many those were. Call `forget` once it is committed. */
  endOthers(tx: Tx, session: { customer: bigint; sessionId: string }): Promise<number>;
  list(page: { customer: bigint; limit: number; after: string | null }): Promise<ListedSession[]>;
  /** Drops what this process remembers of a customer, because it has just changed. */
  forget(customer: bigint): void;
  /** Writes down when sessions were last used, and stops. */
  close(): Promise<void>;
}

export interface NewSession {
  customer: bigint;
  isRemembered: boolean;
  address: string;
  userAgent: string;
  /** What the browser is known by, where it is known. */
  device?: string | undefined;
}

/** One look at a session: under which key, when, and whether a customer does something by it. */
interface Look {
  readonly key: string;
  readonly at: number;
  readonly isUse: boolean;
}

export const sessionLimits = {
  usual: { idleMs: 30 * minuteMs, absoluteMs: 12 * hourMs },
  remembered: { idleMs: 7 * dayMs, absoluteMs: 30 * dayMs },
} as const;

const limitsOf = (isRemembered: boolean) => sessionLimits[isRemembered ? 'remembered' : 'usual'];

export function createSessions(
  pool: Pool,
  { now, epoch }: { now: () => number; epoch: InvalidationChannel['epoch'] },
): Sessions {
  const cache = createFreshCache<string, Session>({
    // A customer who signed out elsewhere is out here as soon as the database has said so, and a second later at most, in
    // however many processes: while nothing can be heard, nothing is believed for longer.
    freshMs: 1000,
    keptMs: 5 * minuteMs,
    epoch,
    keepMax: 50_000,
    now,
    load: async keys => {
      const rows = await selectSessions(
        pool,
        keys.map(key => Buffer.from(key, 'base64')),
      );
      return new Map(rows.map(row => [row.token_hash.toString('base64'), session(row)]));
    },
  });
  const lastUses = createLastUses(pool, { now });
  const forget = (customer: bigint) => cache.forget(({ who }) => who.number === customer);

  /** The customer, whose session is now noted as used; none when it has ended. */
  function welcome(session: Session | undefined, { key, at, isUse }: Look): SignedIn | undefined {
    if (!session || at >= session.endsAt) return undefined;
    const last = lastUses.of(key);
    const unusedMs = at - Math.max(session.lastUsedAt, last?.at ?? 0);
    if (unusedMs >= session.idleMs) return undefined;
    if (session.isLocked || unusedMs >= session.lockedAfterMs) return { ...session.who, isLocked: true };
    if (!isUse) return session.who;
    if (last) last.at = at;
    else lastUses.note(key, { at, writtenAt: session.lastUsedAt });
    return session.who;
  }

  /** Another process may have seen the customer since, so a session ends on a fresh look. */
  async function lookAgain(look: Look): Promise<SignedIn | undefined> {
    cache.drop(look.key);
    return welcome(await cache.get(look.key), look);
  }

  return {
    authenticate(token, { isUse } = { isUse: true }) {
      if (!tokenShape.test(token)) return undefined;
      const look = { key: hash('sha256', token, 'base64'), at: now(), isUse };
      const found = cache.get(look.key);
      if (found instanceof Promise) return found.then(session => welcome(session, look));
      const who = welcome(found, look);
      return who && (!who.isLocked || found?.isLocked) ? who : lookAgain(look);
    },

    async start(tx, { customer, isRemembered, address, userAgent, device }) {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await insertSession(tx, {
        tokenHash: hash('sha256', token, 'buffer'),
        publicId: randomId('ses'),
        customer,
        isRemembered,
        at: new Date(at),
        endsAt: new Date(at + limitsOf(isRemembered).absoluteMs),
        // PostgreSQL keeps no NUL, and a header could hold one.
        userAgent: userAgent.replaceAll('\0', ''),
        address,
        device: device === undefined ? null : deviceMark(device),
      });
      return token;
    },

    lock: (db, { customer, sessionId }) => lockSession(db, { customer, publicId: sessionId, at: new Date(now()) }),
    unlock: (tx, { customer, sessionId }) => unlockSession(tx, { customer, publicId: sessionId, at: new Date(now()) }),
    end: (tx, { customer, sessionId }) => revokeSession(tx, { customer, publicId: sessionId, at: new Date(now()) }),
    endOthers: (tx, { customer, sessionId }) =>
      revokeOtherSessions(tx, { customer, publicId: sessionId, at: new Date(now()) }),
    list: ({ customer, limit, after }) => selectAliveSessions(pool, { customer, limit, after, alive: alive(now()) }),
    forget,
    close: () => lastUses.close(),
  };
}

const tokenShape = /^[\w-]{43}$/;

interface Session {
  who: SignedIn;
  lastUsedAt: number;
  endsAt: number;
  idleMs: number;
  isLocked: boolean;
  /** Left alone for so long, it is locked though no page has said so. */
  lockedAfterMs: number;
}

/** The last use may be written down a minute late, and no process may lock what another has just answered. */
const unwrittenMsMax = 90_000;

/** Who calls in it. */
export function signedInOf(row: SessionRow): SignedIn {
  return {
    ...accountOf(row),
    sessionId: row.session_id,
    signedInAt: row.created_at,
    hasPin: row.has_pin,
    pinLockedUntil: row.pin_locked_until,
    pinThresholdMinor: row.pin_threshold_minor,
    ownLimits: chosenLimits(row),
    guardianCaps: guardianCapsOf(row),
    isDeviceUntrusted: row.is_device_trusted === false,
  };
}

function session(row: SessionRow): Session {
  return {
    who: signedInOf(row),
    lastUsedAt: row.last_used_at.getTime(),
    endsAt: row.ends_at.getTime(),
    idleMs: limitsOf(row.is_remembered).idleMs,
    isLocked: row.locked_at !== null,
    lockedAfterMs: row.lock_after_minutes === null ? Infinity : row.lock_after_minutes * minuteMs + unwrittenMsMax,
  };
}

function alive(at: number): Alive {
  return {
    at: new Date(at),
    usedSince: new Date(at - sessionLimits.usual.idleMs),
    rememberedUsedSince: new Date(at - sessionLimits.remembered.idleMs),
  };
}
