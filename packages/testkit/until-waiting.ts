import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

const waiters = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until a connection to this database waits for a lock. Who waits is shown to the login that owns the database. */
export async function untilSomebodyWaits(database: TestDatabase): Promise<void> {
  const everything = database.pool('none');
  await expect.poll(async () => (await everything.query(waiters)).rowCount, { timeout: 30_000 }).toBeGreaterThan(0);
}
