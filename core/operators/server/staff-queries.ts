import type { Queries, Tx } from '@wura/database';
import { refuse } from '@wura/wire/refusals';
import { staffRefusals, type OperatorRole } from '../contract.ts';

// The SQL of who is staff. Roles and accounts are written by functions of the database alone, for what two people agreed.

export interface StaffRow {
  number: bigint;
  id: string;
  name: string;
  email: string;
  role: OperatorRole;
  hasFactor: boolean;
  isDemo: boolean;
  createdAt: Date;
  lastSeenAt: Date | null;
  endedAt: Date | null;
}

const staff = `o.id as number, o.public_id as id, o.name, o.email, o.role, 
  (o.totp_secret is not null or exists (select from operators.passkey k where k.operator = o.id)) as "hasFactor", o.is_demo as "isDemo", o.created_at as "createdAt", o.ended_at as "endedAt",
  (select max(s.last_used_at) from operators.sessions s where s.operator = o.id) as "lastSeenAt"`;

export async function listStaff(db: Queries): Promise<StaffRow[]> {
  const { rows } = await db.query<StaffRow>(
    `select ${staff} from operators.operators o order by o.ended_at is not null, o.id`,
  );
  return rows;
}

export async function readStaff(db: Queries, id: string): Promise<StaffRow | undefined> {
  const { rows } = await db.query<StaffRow>(`select ${staff} from operators.operators o where o.public_id = $1`, [id]);
  return rows[0];
}

/** Whether this mailbox is or was a member's, however its address is written. */
export async function isKnownMailbox(db: Queries, email: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from operators.operators o where operators.mailbox(o.email) = operators.mailbox($1) limit 1',
    [email],
  );
  return rowCount === 1;
}

export interface Invitation {
  id: string;
  email: string;
  name: string;
  role: OperatorRole;
  totpSecret: Buffer;
}

export async function insertInvitation(
  tx: Tx,
  row: Invitation & { approval: string; tokenHash: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(
    `insert into operators.invitation
       (public_id, email, name, role, approval, token_hash, totp_secret, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [row.id, row.email, row.name, row.role, row.approval, row.tokenHash, row.totpSecret, row.at, row.expiresAt],
  );
}

export async function readInvitation(
  db: Queries,
  { tokenHash, at }: { tokenHash: Buffer; at: Date },
): Promise<Invitation | undefined> {
  const { rows } = await db.query<Invitation>(
    `select public_id as id, email, name, role, totp_secret as "totpSecret" from operators.invitation
      where token_hash = $1 and used_at is null and expires_at > $2`,
    [tokenHash, at],
  );
  return rows[0];
}

/** The number of the new member; nothing where the database finds no approval by two people behind the invitation. */
export async function joinStaff(
  tx: Tx,
  { tokenHash, passwordHash, step, at }: { tokenHash: Buffer; passwordHash: string; step: number; at: Date },
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ number: bigint | null }>('select operators.join_staff($1, $2, $3, $4) as number', [
    tokenHash,
    passwordHash,
    step,
    at,
  ]);
  return rows[0]?.number ?? undefined;
}

export async function changeRole(
  tx: Tx,
  { approval, decidedBy }: { approval: string; decidedBy: bigint },
): Promise<boolean> {
  const sql = 'select operators.change_staff($1, $2) as done';
  const { rows } = await unlessLastAdmin(tx.query<{ done: boolean }>(sql, [approval, decidedBy]));
  return rows[0]!.done;
}

export async function endMember(tx: Tx, { id, by, at }: { id: string; by: bigint; at: Date }): Promise<boolean> {
  const sql = 'select operators.end_staff($1, $2, $3) as done';
  const { rows } = await unlessLastAdmin(tx.query<{ done: boolean }>(sql, [id, by, at]));
  return rows[0]!.done;
}

/** The database keeps the last admin, because only there two who ask at once meet. */
export async function unlessLastAdmin<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if ((error as { code?: string }).code !== 'WO002') throw error;
    throw refuse(staffRefusals.staff_last_admin);
  }
}

export async function keepNextFactor(
  tx: Tx,
  { operator, secret, until }: { operator: bigint; secret: Buffer; until: Date },
): Promise<void> {
  await tx.query('update operators.operators set next_totp_secret = $2, next_totp_until = $3 where id = $1', [
    operator,
    secret,
    until,
  ]);
}

export async function readNextFactor(db: Queries, operator: bigint): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ secret: Buffer | null }>(
    'select next_totp_secret as secret from operators.operators where id = $1',
    [operator],
  );
  return rows[0]?.secret ?? undefined;
}

export async function takeNextFactor(
  tx: Tx,
  { operator, step, at }: { operator: bigint; step: number; at: Date },
): Promise<boolean> {
  const { rows } = await tx.query<{ done: boolean }>('select operators.take_next_factor($1, $2, $3) as done', [
    operator,
    step,
    at,
  ]);
  return rows[0]!.done;
}

export async function updatePassword(
  tx: Tx,
  { operator, passwordHash }: { operator: bigint; passwordHash: string },
): Promise<void> {
  await tx.query('update operators.operators set password_hash = $2 where id = $1', [operator, passwordHash]);
}
