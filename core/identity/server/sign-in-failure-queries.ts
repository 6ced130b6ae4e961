import type { Pool, Queries, Tx } from '@wura/database';

// The SQL of failed sign-ins, counted in buckets that leak.

export interface Bucket {
  subject: Buffer;
  /** How long one failure takes to be forgotten. */
  leakSeconds: number;
}

/** How full each bucket is now; an empty one has no row. */
export async function selectLevels(db: Queries, buckets: readonly Bucket[], at: Date): Promise<Map<string, number>> {
  const { rows } = await db.query<{ subject: Buffer; level: number }>(
    `select f.subject, f.level - extract(epoch from $3::timestamptz - f.at)::float8 / bucket.leak as level
       from unnest($1::bytea[], $2::float8[]) as bucket (subject, leak)
       join identity.sign_in_failures f on f.subject = bucket.subject`,
    [buckets.map(({ subject }) => subject), buckets.map(({ leakSeconds }) => leakSeconds), at],
  );
  return new Map(rows.map(({ subject, level }) => [subject.toString('hex'), Math.max(0, level)]));
}

export async function addFailure(db: Pool, buckets: readonly Bucket[], at: Date): Promise<void> {
  // In one order everywhere, so that two failures that share both buckets queue instead of locking up.
  await db.query(
    `insert into identity.sign_in_failures as f (subject, level, at)
     select subject, 1, $3::timestamptz from unnest($1::bytea[]) as bucket (subject) order by subject
     on conflict (subject) do update
       set at = excluded.at,
           level = 1 + greatest(0, f.level - extract(epoch from excluded.at - f.at)::float8
             / ($2::float8[])[array_position($1::bytea[], f.subject)])`,
    [buckets.map(({ subject }) => subject), buckets.map(({ leakSeconds }) => leakSeconds), at],
  );
}

export async function clearFailures(tx: Tx, buckets: readonly Bucket[]): Promise<void> {
  await tx.query('delete from identity.sign_in_failures where subject = any($1::bytea[])', [
    buckets.map(({ subject }) => subject),
  ]);
}
