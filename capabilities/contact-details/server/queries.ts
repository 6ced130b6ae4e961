import type { Queries, Tx } from '@wura/database';

// The only SQL of this room. A request is always found by its owner too; an undo code by nothing but itself, because its
// owner may have no way in.

export interface NewRequest {
  publicId: string;
  customer: bigint;
  kind: 'email' | 'phone';
  oldValue: string | null;
  newValue: string;
  oldDigest: Buffer | null;
  newDigest: Buffer;
  at: Date;
  expiresAt: Date;
}

/** Whatever waited before is worth nothing from now on: the newest codes alone count. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  const { publicId, customer, kind, oldValue, newValue, oldDigest, newDigest, at, expiresAt } = request;
  await tx.query('delete from contact_details.requests where customer = $1 and kind = $2 and done_at is null', [
    customer,
    kind,
  ]);
  await tx.query(
    `insert into contact_details.requests
       (public_id, customer, kind, old_value, new_value, old_digest, new_digest, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [publicId, customer, kind, oldValue, newValue, oldDigest, newDigest, at, expiresAt],
  );
}

export interface Claimed {
  id: bigint;
  kind: 'email' | 'phone';
  oldValue: string | null;
  newValue: string;
  oldDigest: Buffer | null;
  newDigest: Buffer;
}

export async function exists(db: Queries, { customer, publicId }: { customer: bigint; publicId: string }) {
  const { rowCount } = await db.query('select from contact_details.requests where customer = $1 and public_id = $2', [
    customer,
    publicId,
  ]);
  return rowCount === 1;
}

/** One of five tries, counted before the codes are compared. */
export async function claimTry(
  db: Queries,
  { customer, publicId, at }: { customer: bigint; publicId: string; at: Date },
): Promise<Claimed | undefined> {
  const { rows } = await db.query<Claimed>(
    `update contact_details.requests set tries = tries + 1
      where customer = $1 and public_id = $2 and done_at is null and expires_at > $3 and tries < 5
      returning id, kind, old_value as "oldValue", new_value as "newValue", old_digest as "oldDigest",
                new_digest as "newDigest"`,
    [customer, publicId, at],
  );
  return rows[0];
}

/** False for all but the first. */
export async function finish(
  tx: Tx,
  { id, at, undo }: { id: bigint; at: Date; undo: { digest: Buffer; until: Date } | null },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update contact_details.requests set done_at = $2, undo_digest = $3, undo_until = $4
      where id = $1 and done_at is null`,
    [id, at, undo?.digest ?? null, undo?.until ?? null],
  );
  return rowCount === 1;
}

export interface Undone {
  customer: bigint;
  kind: 'email' | 'phone';
  oldValue: string;
}

/**
 * Takes this change back, and every one that was made after it: a thief changes more than one thing. Newest first, so that
 * what stood before the oldest of them stands at the end.
 */
export async function takeBack(tx: Tx, { digests, at }: { digests: readonly Buffer[]; at: Date }): Promise<Undone[]> {
  const { rows } = await tx.query<Undone & { id: bigint }>(
    `with meant as (select id, customer from contact_details.requests
                     where undo_digest = any($1::bytea[]) and undone_at is null and undo_until > $2),
          undone as (update contact_details.requests r set undone_at = $2
                       from meant
                      where r.customer = meant.customer and r.id >= meant.id and r.undo_digest is not null
                        and r.undone_at is null
                      returning r.id, r.customer, r.kind, r.old_value)
     select id, customer, kind, old_value as "oldValue" from undone order by id desc`,
    [digests, at],
  );
  return rows;
}
