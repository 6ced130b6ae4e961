import type { Queries, Tx } from '@wura/database';
import type { OperatorRole } from '../contract.ts';

export interface LoginRow {
  id: bigint;
  public_id: string;
  email: string;
  password_hash: string;
  is_demo: boolean;
  totp_secret: Buffer | null;
  has_passkey: boolean;
  /** Whether this operator has signed in from this address before. */
  is_known_here: boolean;
}

export async function selectLogin(
  db: Queries,
  { email, address }: { email: string; address: string },
): Promise<LoginRow | undefined> {
  const { rows } = await db.query<LoginRow>(
    `select o.id, o.public_id, o.email, o.password_hash, o.is_demo, o.totp_secret,
            exists (select from operators.passkey k where k.operator = o.id) as has_passkey,
            exists (select from operators.sessions s where s.operator = o.id and s.address = $2) as is_known_here
       from operators.operators o where o.email = $1 and o.ended_at is null`,
    [email, address],
  );
  return rows[0];
}

/**
 * Whether an operator still comes in by what was compared, and until the transaction ends: a new password, another app and the
 * end of a membership come before the session that begins now, or end it.
 */
export async function stillComesInBy(
  tx: Tx,
  { id, password_hash: passwordHash, totp_secret: totpSecret }: LoginRow,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from operators.operators
      where id = $1 and password_hash = $2 and totp_secret is not distinct from $3 and ended_at is null for share`,
    [id, passwordHash, totpSecret],
  );
  return rowCount === 1;
}

/** Whose call it is, and in which of their sessions. */
interface Calling {
  readonly number: bigint;
  readonly sessionId: string;
}

/**
 * The role of an operator until the transaction ends; none: they are staff no more, or this session of theirs has ended. Who ends
 * either, or takes the role, waits, and what they write of their own account does not.
 */
export async function holdRole(tx: Tx, { number, sessionId }: Calling): Promise<OperatorRole | undefined> {
  const { rows } = await tx.query<{ role: OperatorRole }>(
    `select o.role from operators.operators o join operators.sessions s on s.operator = o.id
      where o.id = $1 and o.ended_at is null and s.public_id = $2 and s.ended_at is null for key share`,
    [number, sessionId],
  );
  return rows[0]?.role;
}

/**
 * Asked first in the transaction that changes how an operator gets in: of two sessions that do so at once the second waits, and
 * has ended then. False where this one has.
 */
export async function holdOwnAccount(tx: Tx, calling: Calling): Promise<boolean> {
  await tx.query('select from operators.operators where id = $1 for no key update', [calling.number]);
  return (await holdRole(tx, calling)) !== undefined;
}

/** Counted before the code is compared, so that no burst of guesses outruns the count. False: wait. */
export async function claimCodeTry(
  db: Queries,
  { operator, at, triesMax, waitUntil }: { operator: bigint; at: Date; triesMax: number; waitUntil: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update operators.operators
        set code_failures = case when codes_wait_until is null then code_failures + 1 else 1 end,
            codes_wait_until = case when codes_wait_until is null and code_failures + 1 >= $3 then $4::timestamptz end
      where id = $1 and (codes_wait_until is null or codes_wait_until <= $2)`,
    [operator, at, triesMax, waitUntil],
  );
  return rowCount === 1;
}

/** False when a code of this half minute, or of a later one, has been used. */
export async function acceptCode(tx: Tx, { operator, step }: { operator: bigint; step: number }): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update operators.operators set totp_step = $2, code_failures = 0, codes_wait_until = null
      where id = $1 and totp_step < $2`,
    [operator, step],
  );
  return rowCount === 1;
}

export interface SessionRow {
  session_id: string;
  operator: bigint;
  public_id: string;
  name: string;
  email: string;
  role: OperatorRole;
}

export async function insertSession(
  tx: Tx,
  session: { tokenHash: Buffer; publicId: string; operator: bigint; at: Date; endsAt: Date; address: string },
): Promise<void> {
  await tx.query(
    `insert into operators.sessions (token_hash, public_id, operator, created_at, last_used_at, ends_at, address)
     values ($1, $2, $3, $4, $4, $5, $6)`,
    [session.tokenHash, session.publicId, session.operator, session.at, session.endsAt, session.address],
  );
}

const session = `s.public_id as session_id, o.id as operator, o.public_id, o.name, o.email, o.role`;

/** Each use is written at once: staff are few, and an unused session must not outlive its quarter of an hour. */
export async function touchSession(
  db: Queries,
  { tokenHash, at, usedSince }: { tokenHash: Buffer; at: Date; usedSince: Date },
): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow>(
    `update operators.sessions s set last_used_at = $2
       from operators.operators o
      where s.token_hash = $1 and s.ended_at is null and s.ends_at > $2 and s.last_used_at > $3
        and o.id = s.operator and o.ended_at is null
      returning ${session}`,
    [tokenHash, at, usedSince],
  );
  return rows[0];
}

/** What is done in it at this moment is over before it ends. */
export async function endSession(tx: Tx, { publicId, at }: { publicId: string; at: Date }): Promise<void> {
  await tx.query(
    `update operators.sessions s set ended_at = $2
       from (select token_hash from operators.sessions where public_id = $1 and ended_at is null for update) held
      where s.token_hash = held.token_hash`,
    [publicId, at],
  );
}

export interface AuditRow {
  publicId: string;
  at: Date;
  operator: bigint | null;
  what: string;
  subject: string;
  why: string | null;
  address: string;
  requestId: string;
  times: number;
}

export async function insertAct(db: Queries, row: AuditRow): Promise<void> {
  await db.query(
    `insert into operators.audit (public_id, at, operator, what, subject, why, address, request_id, times)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [row.publicId, row.at, row.operator, row.what, row.subject, row.why, row.address, row.requestId, row.times],
  );
}

export interface ActRow {
  public_id: string;
  at: Date;
  operator_id: string | null;
  name: string | null;
  email: string | null;
  what: string;
  subject: string;
  why: string | null;
  times: number;
  request_id: string;
}

/** `after` is the last one of the page before. */
export async function selectActs(
  db: Queries,
  page: {
    subject: string | null;
    what: string | null;
    operator: string | null;
    /** What is left out, as a pattern. */
    but: string | null;
    limit: number;
    after: string | null;
  },
): Promise<ActRow[]> {
  const { rows } = await db.query<ActRow>(
    `select a.public_id, a.at, o.public_id as operator_id, o.name, o.email, a.what, a.subject, a.why, a.times, a.request_id
       from operators.audit a left join operators.operators o on o.id = a.operator
      where ($1::text is null or a.subject = $1) and ($2::text is null or a.what = $2)
        and ($3::text is null or a.operator = any(array(
               select w.id from operators.operators w where lower($3) in (w.public_id, lower(w.email)))))
        and ($6::text is null or a.what !~ $6)
        and ($5::text is null or a.id < (select id from operators.audit where public_id = $5))
      order by a.id desc
      limit $4`,
    [page.subject, page.what, page.operator, page.limit, page.after, page.but],
  );
  return rows;
}

/** All of an operator's but this one, likewise. */
export async function endOtherSessions(
  tx: Tx,
  { operator, publicId, at }: { operator: bigint; publicId: string; at: Date },
): Promise<void> {
  await tx.query(
    `update operators.sessions s set ended_at = $3
       from (select token_hash from operators.sessions
              where operator = $1 and public_id <> $2 and ended_at is null order by token_hash for update) held
      where s.token_hash = held.token_hash`,
    [operator, publicId, at],
  );
}
