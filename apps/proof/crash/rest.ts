import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@wura/database';
import type { Eyes } from './eyes.ts';

/**
 * Nothing is in the way any more, and what waits is asked about until all has its end or the time is over. Answers what has
 * none even then.
 */
export async function rest(eyes: Pick<Eyes, 'behind'>, pool: Pool, secondsMax: number): Promise<string[]> {
  for (let seconds = 0; ; seconds++) {
    const behind = await eyes.behind();
    if (behind.length === 0 || seconds > secondsMax) return behind;
    await pool.query(
      `update jobs.job set due_at = clock_timestamp() where id in
         (select id from jobs.job where subject = any($1) for update skip locked)`,
      [behind],
    );
    await sleep(1_000);
  }
}
