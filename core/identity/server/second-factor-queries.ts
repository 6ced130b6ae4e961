import type { Pool, Queries, Tx } from '@wura/database';

// The SQL of second factors, apart from the rest of the room's.

export interface AuthenticatorRow {
  secret: Buffer;
  created_at: Date;
  confirmed_at: Date | null;
}

export async function selectAuthenticator(db: Queries, customer: bigint): Promise<AuthenticatorRow | undefined> {
  const { rows } = await db.query<AuthenticatorRow>(
    'select secret, created_at, confirmed_at from identity.authenticators where customer = $1',
    [customer],
  );
  return rows[0];
}

/** False where one is in use already: it is never replaced, only turned off by its owner. */
export async function insertAuthenticator(
  tx: Tx,
  { customer, secret, at }: { customer: bigint; secret: Buffer; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity.authenticators as a (customer, secret, created_at) values ($1, $2, $3)
     on conflict (customer) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
       where a.confirmed_at is null`,
    [customer, secret, at],
  );
  return rowCount === 1;
}

/** False for all but the first of those who come with the same code. */
export async function confirmAuthenticator(
  tx: Tx,
  { customer, secret, step, at }: { customer: bigint; secret: Buffer; step: number; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.authenticators set confirmed_at = $4, last_step = $3
      where customer = $1 and secret = $2 and confirmed_at is null`,
    [customer, secret, step, at],
  );
  return rowCount === 1;
}

/** A code of this half minute or of one before it is used up; false where it was before. */
export async function spendStep(
  tx: Tx,
  { customer, secret, step }: { customer: bigint; secret: Buffer; step: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.authenticators set last_step = $3
      where customer = $1 and secret = $2 and confirmed_at is not null and last_step < $3`,
    [customer, secret, step],
  );
  return rowCount === 1;
}

export async function deleteSecondFactor(tx: Tx, customer: bigint): Promise<void> {
  await tx.query('delete from identity.authenticators where customer = $1', [customer]);
  await tx.query('delete from identity.backup_codes where customer = $1', [customer]);
}

export async function replaceBackupCodes(
  tx: Tx,
  { customer, digests }: { customer: bigint; digests: readonly Buffer[] },
): Promise<void> {
  await tx.query('delete from identity.backup_codes where customer = $1', [customer]);
  await tx.query('insert into identity.backup_codes (customer, digest) select $1, unnest($2::bytea[])', [
    customer,
    digests,
  ]);
}

export async function spendBackupCode(
  tx: Tx,
  { customer, digest, at }: { customer: bigint; digest: Buffer; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update identity.backup_codes set used_at = $3 where customer = $1 and digest = $2 and used_at is null',
    [customer, digest, at],
  );
  return rowCount === 1;
}

export async function countBackupCodes(db: Queries, customer: bigint): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'select count(*) as count from identity.backup_codes where customer = $1 and used_at is null',
    [customer],
  );
  return Number(rows[0]!.count);
}

export interface NewChallenge {
  tokenHash: Buffer;
  customer: bigint;
  /** The one that was right. Null: none was asked for, and that of this moment has to stay. */
  passwordHash: string | null;
  isRemembered: boolean;
  expiresAt: Date;
}

export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  await tx.query(
    `insert into identity.sign_in_challenges (token_hash, customer, password_hash, is_remembered, expires_at)
     values ($1, $2, coalesce($3, (select password_hash from identity.customers where id = $2)), $4, $5)`,
    [challenge.tokenHash, challenge.customer, challenge.passwordHash, challenge.isRemembered, challenge.expiresAt],
  );
}

export interface ClaimedChallenge {
  customer: bigint;
  isRemembered: boolean;
  /** As it was at this try; the customer who is let in by it is so under no other. */
  passwordHash: string;
  triesLeft: number;
}

/**
 * Counts a try before it is known whether its code is right. However many processes ask at once, the row's lock lets them
 * through one by one, and five in all.
 */
export async function claimChallengeTry(
  db: Pool,
  { tokenHash, at }: { tokenHash: Buffer; at: Date },
): Promise<ClaimedChallenge | undefined> {
  const { rows } = await db.query<ClaimedChallenge>(
    `update identity.sign_in_challenges g set tries = g.tries + 1
      where g.token_hash = $1 and g.used_at is null and g.expires_at > $2 and g.tries < 5
        and g.password_hash = (select password_hash from identity.customers where id = g.customer)
      returning g.customer, g.is_remembered as "isRemembered", g.password_hash as "passwordHash", 5 - g.tries as "triesLeft"`,
    [tokenHash, at],
  );
  return rows[0];
}

/** False for all but the first. */
export async function spendChallenge(tx: Tx, { tokenHash, at }: { tokenHash: Buffer; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update identity.sign_in_challenges set used_at = $2 where token_hash = $1 and used_at is null',
    [tokenHash, at],
  );
  return rowCount === 1;
}

/** Whose it is, so that their tries stand in one line. */
export async function selectChallenge(
  db: Queries,
  { tokenHash, address, mark }: { tokenHash: Buffer; address: string; mark: Buffer },
): Promise<{ customer: bigint; is_known_here: boolean; is_known_device: boolean } | undefined> {
  const { rows } = await db.query<{ customer: bigint; is_known_here: boolean; is_known_device: boolean }>(
    `select g.customer,
            exists (select from identity.sessions s where s.customer = g.customer and s.address = $2) as is_known_here,
            exists (select from identity.devices d where d.customer = g.customer and d.mark = $3) as is_known_device
       from identity.sign_in_challenges g where g.token_hash = $1`,
    [tokenHash, address, mark],
  );
  return rows[0];
}
