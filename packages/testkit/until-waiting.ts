import { transaction } from '@wura/database';
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

const waiters = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until a connection to this database waits for a lock. Who waits is shown to the login that owns the database. */
export async function untilSomebodyWaits(database: TestDatabase, { many = 1 } = {}): Promise<void> {
  const everything = database.pool('none');
  const count = async () => (await everything.query(waiters)).rowCount;
  await expect.poll(count, { timeout: 30_000 }).toBeGreaterThanOrEqual(many);
}

/** What the work answers when a change is made, and committed, while it is under way: it waits for that, or is over before. */
export async function withMeanwhile<T>(
  database: TestDatabase,
  changes: readonly [sql: string, values: readonly unknown[]][],
  work: () => Promise<T>,
): Promise<T> {
  const [working] = await transaction(database.pool('none'), async tx => {
    for (const [sql, values] of changes) await tx.query(sql, [...values]);
    const begun = work();
    await Promise.race([untilSomebodyWaits(database), begun]);
    return [begun];
  });
  return working;
}
