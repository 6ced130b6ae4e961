import { setTimeout as sleep } from 'node:timers/promises';
import { createPool, type Pool } from '@wura/database';
import { isDatabaseBusy } from '@wura/database/errors';
import { closeFurther, cutBooks } from '@wura/ledger/server/cut';

export const workerPool = (url: string): Pool =>
  createPool({ url, role: 'wura_worker', max: 1, applicationName: 'wura-growth' });

/** Again for as long as a lock cannot be had; answers how often it was asked for, too. */
export async function insist<T>(deed: () => Promise<T>): Promise<[T, number]> {
  for (let tries = 1; ; tries++) {
    try {
      return [await deed(), tries];
    } catch (error) {
      if (!isDatabaseBusy(error)) throw error;
      await sleep(200);
    }
  }
}

/** Cuts, and closes to the end. */
export async function cutAndClose(url: string): Promise<void> {
  const pool = workerPool(url);
  const at = () => new Date();
  await insist(() => cutBooks(pool, { at: at() }));
  while ((await insist(() => closeFurther(pool, { at: at(), quiet: 0 })))[0] !== undefined);
  await pool.end();
}

/** Brings a database to where an older version needs it. */
export function migratedBefore(folder: string): string {
  return `import { migrateProduct } from '${folder}/apps/server/migrations.ts';
    await migrateProduct({ url: process.argv[1] });`;
}
