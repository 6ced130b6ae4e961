import type { Pool } from '@wura/database';
import { reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { dayMs } from '@wura/platform/time';
import { endKept } from './keep-by-law.ts';

export const endKeptJob = 'my_data_end_kept';

/** Once a day: what the law no longer wants is destroyed. */
export function createEnding({ pool, now }: { pool: Pool; now: () => number }): JobHandler {
  return async job => {
    await endKept(pool, new Date(now()));
    await reschedule(pool, job, dayMs);
  };
}
