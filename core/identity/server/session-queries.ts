import type { Pool, Queries, Tx } from '@wura/database';
import type { AccountRow } from './account-rows.ts';
import { coolingOffSince, coolingOffUntil, hasConfirmedContact } from './cooling-off.ts';
import { ownLimitColumns, type OwnLimitsRow } from './own-limits.ts';
import { autoLockMinutesUsual } from '../rules.ts';

// The SQL of sessions, apart from the rest of the room's because it is the hottest: every call asks it who is calling.

export interface SessionRow extends AccountRow, OwnLimitsRow {
  token_hash: Buffer;
  session_id: string;
  is_remembered: boolean;
  created_at: Date;
  last_used_at: Date;
  ends_at: Date;
  locked_at: Date | null;
  /** None: the customer's sessions do not lock by themselves. */
  lock_after_minutes: number | null;
  has_pin: boolean;
  pin_locked_until: Date | null;
  pin_threshold_minor: bigint | null;
  /** None: the session was begun before devices had names. */
  is_device_trusted: boolean | null;
}

/** What a session is read with, and its customer as they stand. */
const sessionRows = `select s.token_hash, s.public_id as session_id, s.is_remembered, s.created_at, s.last_used_at, s.ends_at,
                  s.locked_at,
                  case when (t.preferences ->> 'autoLock')::boolean
                       then coalesce((t.preferences ->> 'autoLockMinutes')::integer, ${autoLockMinutesUsual})
                  end as lock_after_minutes,
                  c.id as customer, c.public_id, c.is_frozen, c.kyc_completed,
                  c.tier, c.has_checked_number, ${hasConfirmedContact('c')} as has_confirmed_contact, c.date_of_birth, c.has_guardian,
                  ${coolingOffSince('c')} as cooling_off_since, ${coolingOffUntil('c')} as cooling_off_until,
                  p.customer is not null as has_pin, p.locked_until as pin_locked_until, t.pin_threshold_minor,
                  ${ownLimitColumns('o')},
                  case when s.device is not null then d.trusted_at is not null end as is_device_trusted
             from identity.sessions s
             join identity.customers c on c.id = s.customer
             left join identity.pins p on p.customer = s.customer
             left join identity.settings t on t.customer = s.customer
             left join identity.own_limits o on o.customer = s.customer
             left join identity.devices d on d.customer = s.customer and d.mark = s.device
            where s.revoked_at is null`;

export async function selectSessions(db: Queries, tokenHashes: readonly Buffer[]): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>({
    // Named, so that each connection plans it once.
    name: 'identity_sessions',
    text: `${sessionRows} and s.token_hash = any($1::bytea[])`,
    values: [tokenHashes],
  });
  return rows;
}

/** One that has not ended, and does not until the transaction does. */
export async function holdSession(
  tx: Tx,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<SessionRow | undefined> {
  const { rows } = await tx.query<SessionRow>({
    name: 'identity_session_held',
    text: `${sessionRows} and s.customer = $1 and s.public_id = $2 for share of s`,
    values: [customer, publicId],
  });
  return rows[0];
}

export interface NewSession {
  tokenHash: Buffer;
  publicId: string;
  customer: bigint;
  isRemembered: boolean;
  at: Date;
  endsAt: Date;
  userAgent: string;
  address: string;
  device: Buffer | null;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.query(
    `insert into identity.sessions
       (token_hash, public_id, customer, is_remembered, created_at, last_used_at, ends_at, user_agent, address, device)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9)`,
    [
      session.tokenHash,
      session.publicId,
      session.customer,
      session.isRemembered,
      session.at,
      session.endsAt,
      session.userAgent,
      session.address,
      session.device,
    ],
  );
}

/** Two processes may write the same session in another order and one may have to give way; its next round makes up. */
export async function updateLastUses(db: Pool, uses: readonly { tokenHash: Buffer; at: Date }[]): Promise<void> {
  await db.query(
    `update identity.sessions s set last_used_at = u.at
       from unnest($1::bytea[], $2::timestamptz[]) as u (token_hash, at)
      where s.token_hash = u.token_hash and s.last_used_at < u.at`,
    [uses.map(({ tokenHash }) => tokenHash), uses.map(({ at }) => at)],
  );
}

/** What ends a session no sooner than time does. */
export interface Alive {
  at: Date;
  /** Used after this, a session that is not remembered is not idle; the other is for those that are. */
  usedSince: Date;
  rememberedUsedSince: Date;
}

const isAlive = `revoked_at is null and ends_at > $2
  and last_used_at > case when is_remembered then $4::timestamptz else $3::timestamptz end`;

const aliveValues = ({ at, usedSince, rememberedUsedSince }: Alive) => [at, usedSince, rememberedUsedSince];

/** Idle or not: the last use may be a minute newer than what is written down, and ending what has ended does no harm. */
export async function revokeSession(
  tx: Tx,
  { customer, publicId, at }: { customer: bigint; publicId: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.sessions set revoked_at = $3
      where customer = $1 and public_id = $2 and revoked_at is null and ends_at > $3`,
    [customer, publicId, at],
  );
  return rowCount === 1;
}

/** A session that is locked already keeps the moment. */
export async function lockSession(
  db: Queries,
  { customer, publicId, at }: { customer: bigint; publicId: string; at: Date },
): Promise<void> {
  await db.query(
    `update identity.sessions set locked_at = $3
      where customer = $1 and public_id = $2 and revoked_at is null and locked_at is null`,
    [customer, publicId, at],
  );
}

/** Opening it is use of it, or one that locks by itself would be locked again at once. */
export async function unlockSession(
  tx: Tx,
  { customer, publicId, at }: { customer: bigint; publicId: string; at: Date },
): Promise<void> {
  await tx.query(
    `update identity.sessions set locked_at = null, last_used_at = greatest(last_used_at, $3)
      where customer = $1 and public_id = $2 and revoked_at is null`,
    [customer, publicId, at],
  );
}

/** All of the customer's but one. */
export async function revokeOtherSessions(
  tx: Tx,
  { customer, publicId, at }: { customer: bigint; publicId: string; at: Date },
): Promise<number> {
  const { rowCount } = await tx.query(
    `update identity.sessions set revoked_at = $3
      where customer = $1 and public_id <> $2 and revoked_at is null and ends_at > $3`,
    [customer, publicId, at],
  );
  return rowCount ?? 0;
}

export interface ListedSession {
  public_id: string;
  is_remembered: boolean;
  created_at: Date;
  last_used_at: Date;
  ends_at: Date;
  user_agent: string;
  address: string;
}

/** Newest first. `after` is the last one of the page before. */
export async function selectAliveSessions(
  db: Queries,
  page: { customer: bigint; alive: Alive; limit: number; after: string | null },
): Promise<ListedSession[]> {
  const { rows } = await db.query<ListedSession>(
    `select public_id, is_remembered, created_at, last_used_at, ends_at, user_agent, address
       from identity.sessions
      where customer = $1 and ${isAlive}
        and ($6::text is null
             or number < (select number from identity.sessions where public_id = $6 and customer = $1))
      order by number desc
      limit $5`,
    [page.customer, ...aliveValues(page.alive), page.limit, page.after],
  );
  return rows;
}
