import type { Queries, Tx } from '@wura/database';

/** What proves that a customer is who they say, apart from signing in with it. */
export async function readPasswordHash(db: Queries, customer: bigint): Promise<string> {
  const { rows } = await db.query<{ password_hash: string }>(
    'select password_hash from identity.customers where id = $1',
    [customer],
  );
  return rows[0]!.password_hash;
}

/** The owner is back, so that a lock of theirs ends. */
export async function replacePassword(tx: Tx, { customer, hash }: { customer: bigint; hash: string }): Promise<void> {
  await tx.query('update identity.customers set password_hash = $2, locked_at = null where id = $1', [customer, hash]);
}

/** Every session of the customer ends. Call `sessions.forget` once it is committed. */
export async function endAllSessions(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  await tx.query(
    'update identity.sessions set revoked_at = $2 where customer = $1 and revoked_at is null and ends_at > $2',
    [customer, at],
  );
}
