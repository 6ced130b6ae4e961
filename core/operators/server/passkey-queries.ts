import type { Queries, Tx } from '@wura/database';
import type { KeptPasskey } from '@wura/secrets/passkeys';

// The SQL of the staff's passkeys.

export interface StaffPasskeyRow extends KeptPasskey {
  public_id: string;
  operator: bigint;
  is_synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const columns = `k.credential, k.public_id, k.operator, k.public_key, k.counter, k.transports, k.is_synced, k.name,
  k.created_at, k.last_used_at`;

export async function selectStaffPasskeys(db: Queries, operator: bigint): Promise<StaffPasskeyRow[]> {
  const { rows } = await db.query<StaffPasskeyRow>(
    `select ${columns} from operators.passkey k where k.operator = $1 order by k.created_at, k.public_id`,
    [operator],
  );
  return rows;
}

/** Nothing where its owner has left. */
export async function selectStaffPasskey(
  db: Queries,
  credential: string,
): Promise<(StaffPasskeyRow & { owner: string; email: string; is_demo: boolean }) | undefined> {
  const { rows } = await db.query<StaffPasskeyRow & { owner: string; email: string; is_demo: boolean }>(
    `select ${columns}, o.public_id as owner, o.email, o.is_demo
       from operators.passkey k join operators.operators o on o.id = k.operator
      where k.credential = $1 and o.ended_at is null`,
    [credential],
  );
  return rows[0];
}

/** False when this device's key is known already, as an operator's own or another's. */
export async function insertStaffPasskey(tx: Tx, row: Omit<StaffPasskeyRow, 'last_used_at'>): Promise<boolean> {
  const { credential, public_id, operator, public_key, counter, transports, is_synced, name, created_at } = row;
  const { rowCount } = await tx.query(
    `insert into operators.passkey
       (credential, public_id, operator, public_key, counter, transports, is_synced, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (credential) do nothing`,
    [credential, public_id, operator, public_key, counter, transports, is_synced, name, created_at],
  );
  return rowCount === 1;
}

/** False where its count has been passed meanwhile: two answers with one count are one answer and its copy. */
export async function noteStaffPasskeyUse(
  db: Queries,
  use: { credential: string; counter: number; isSynced: boolean; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update operators.passkey set counter = $2, is_synced = $3, last_used_at = $4
      where credential = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [use.credential, use.counter, use.isSynced, use.at],
  );
  return rowCount === 1;
}

export async function removeStaffPasskey(
  tx: Tx,
  { operator, id }: { operator: bigint; id: string },
): Promise<'removed' | 'last' | 'unknown'> {
  const { rows } = await tx.query<{ became: 'removed' | 'last' | 'unknown' }>(
    'select operators.remove_passkey($1, $2) as became',
    [operator, id],
  );
  return rows[0]!.became;
}

export interface StaffChallenge {
  purpose: 'add' | 'sign_in' | 'prove';
  operator: bigint | null;
  session: string | null;
}

/** Those that no device answered in time go with the next one that is asked for. */
export async function insertStaffChallenge(
  db: Queries,
  { challenge, purpose, operator, session, at, until }: StaffChallenge & { challenge: string; at: Date; until: Date },
): Promise<void> {
  await db.query(
    `with over as (delete from operators.passkey_challenge where expires_at < $6)
     insert into operators.passkey_challenge (challenge, purpose, operator, session, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [challenge, purpose, operator, session, until, at],
  );
}

/** Taken out by its first use, whatever comes of it, and found by nothing but exactly what it was made for. */
export async function takeStaffChallenge(
  db: Queries,
  { challenge, purpose, operator, session, at }: StaffChallenge & { challenge: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from operators.passkey_challenge
      where challenge = $1 and purpose = $2 and operator is not distinct from $3 and session is not distinct from $4
        and expires_at > $5`,
    [challenge, purpose, operator, session, at],
  );
  return rowCount === 1;
}
