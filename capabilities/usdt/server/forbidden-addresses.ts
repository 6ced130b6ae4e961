import type { Queries, Tx } from '@wura/database';

// All SQL about addresses to which nothing may be sent.

export interface ForbiddenRow {
  readonly address: string;
  readonly reason: string;
  readonly added_at: Date;
}

export async function isForbidden(db: Queries, address: string): Promise<boolean> {
  const { rowCount } = await db.query('select from usdt.forbidden_address where address = $1', [address]);
  return rowCount === 1;
}

/** Newest first; `after`: the last one that was shown. */
export async function listForbidden(
  db: Queries,
  { limit, after, address }: { limit: number; after: string | undefined; address: string | undefined },
): Promise<ForbiddenRow[]> {
  const { rows } = await db.query<ForbiddenRow>(
    `select f.address, f.reason, f.added_at from usdt.forbidden_address f
      where ($3::text is null or f.address = $3)
        and ($2::text is null or (f.added_at, f.address) <
             (select l.added_at, l.address from usdt.forbidden_address l where l.address = $2))
      order by f.added_at desc, f.address desc limit $1`,
    [limit, after ?? null, address ?? null],
  );
  return rows;
}

/** Those that were not on the list before. */
export async function forbid(
  tx: Tx,
  { addresses, reason }: { addresses: readonly string[]; reason: string },
): Promise<string[]> {
  const { rows } = await tx.query<{ address: string }>(
    `insert into usdt.forbidden_address (address, reason) select distinct a, $2 from unnest($1::text[]) a
     on conflict do nothing returning address`,
    [addresses, reason],
  );
  return rows.map(({ address }) => address);
}

/** False where it was not on the list. */
export async function allow(tx: Tx, address: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from usdt.forbidden_address where address = $1', [address]);
  return rowCount === 1;
}
