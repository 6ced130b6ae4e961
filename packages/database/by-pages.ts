import type { Queries } from './database.ts';

/** Of a table that is looked through: some two megabytes, and a few thousand rows. */
export const pagesAtOnce = 250;

export interface PageSweep {
  readonly table: string;
  /** Deletes of that table what its values say, where `ctid >= $1 and ctid < $2`. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Looks through a whole table and deletes what has ended, so many pages in each statement: neither a table of any size nor a day
 * on which many ended makes one that takes long. No index is kept for it, which each row would have to be written to.
 */
export async function deleteByPages(
  db: Queries,
  { table, sql, values }: PageSweep,
  afterEach: () => Promise<void>,
): Promise<void> {
  const { rows } = await db.query<{ pages: bigint }>(
    `select pg_relation_size($1::text::regclass) / current_setting('block_size')::bigint as pages`,
    [table],
  );
  for (let page = 0; page < Number(rows[0]!.pages); page += pagesAtOnce) {
    await db.query(sql, [`(${page},0)`, `(${page + pagesAtOnce},0)`, ...values]);
    await afterEach();
  }
}
