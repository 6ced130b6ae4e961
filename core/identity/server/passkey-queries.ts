import type { Queries, Tx } from '@wura/database';

// The SQL of passkeys, apart from the rest of the room's.

export interface PasskeyRow {
  credential: string;
  public_id: string;
  customer: bigint;
  public_key: Buffer;
  counter: bigint;
  transports: string[];
  is_synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const columns = `credential, public_id, customer, public_key, counter, transports, is_synced, name, created_at, last_used_at`;

export async function selectPasskeys(db: Queries, customer: bigint): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    `select ${columns} from identity.passkeys where customer = $1 order by created_at, public_id`,
    [customer],
  );
  return rows;
}

export async function selectPasskey(db: Queries, credential: string): Promise<PasskeyRow | undefined> {
  const { rows } = await db.query<PasskeyRow>(`select ${columns} from identity.passkeys where credential = $1`, [
    credential,
  ]);
  return rows[0];
}

/** False when this device's key is known already, as a customer's own or another's. */
export async function insertPasskey(tx: Tx, row: Omit<PasskeyRow, 'last_used_at'>): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity.passkeys
       (credential, public_id, customer, public_key, counter, transports, is_synced, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (credential) do nothing`,
    [
      row.credential,
      row.public_id,
      row.customer,
      row.public_key,
      row.counter,
      row.transports,
      row.is_synced,
      row.name,
      row.created_at,
    ],
  );
  return rowCount === 1;
}

/** False where its count has been passed meanwhile: two answers with one count are one answer and its copy. */
export async function notePasskeyUse(
  db: Queries,
  use: { credential: string; counter: number; isSynced: boolean; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update identity.passkeys set counter = $2, is_synced = $3, last_used_at = $4
      where credential = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [use.credential, use.counter, use.isSynced, use.at],
  );
  return rowCount === 1;
}

export async function deletePasskey(
  tx: Tx,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<string | undefined> {
  const { rows } = await tx.query<{ name: string }>(
    'delete from identity.passkeys where customer = $1 and public_id = $2 returning name',
    [customer, publicId],
  );
  return rows[0]?.name;
}

/**
 * The finder of a lost phone holds its passkeys, and an attacker may have added one. Where payments alone were
 * stopped the account is not locked, and its owner still signs in with them.
 */
export async function deletePasskeysOfLocked(tx: Tx, customer: bigint): Promise<void> {
  await tx.query(
    `delete from identity.passkeys k using identity.customers c
      where k.customer = $1 and c.id = k.customer and c.locked_at is not null`,
    [customer],
  );
}

export interface PasskeyChallenge {
  purpose: 'add' | 'sign_in' | 'pay' | 'step_up' | 'unlock';
  customer: bigint | null;
  session: string | null;
  digest: Buffer | null;
}

export async function insertPasskeyChallenge(
  db: Queries,
  {
    challenge,
    purpose,
    customer,
    session,
    digest,
    expiresAt,
  }: PasskeyChallenge & { challenge: string; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into identity.passkey_challenges (challenge, purpose, customer, session, digest, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [challenge, purpose, customer, session, digest, expiresAt],
  );
}

/** Taken out by its first use, whatever comes of it, and found by nothing but exactly what it was made for. */
export async function takePasskeyChallenge(
  db: Queries,
  { challenge, purpose, customer, session, digest, at }: PasskeyChallenge & { challenge: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from identity.passkey_challenges
      where challenge = $1 and purpose = $2 and customer is not distinct from $3 and session is not distinct from $4
        and digest is not distinct from $5 and expires_at > $6`,
    [challenge, purpose, customer, session, digest, at],
  );
  return rowCount === 1;
}
