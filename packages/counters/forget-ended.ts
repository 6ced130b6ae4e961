import type { Pool } from '@wura/database';
import { plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { hourMs } from '@wura/platform/time';

/** So many at once, so that no deletion is a long one. */
const atOnce = 5_000;

/** What counting leaves for the background worker: counts whose window has ended are deleted, hour by hour. */
export async function counterJobs({ pool, now }: { pool: Pool; now: () => number }): Promise<[string, JobHandler][]> {
  const kind = 'counters_forget';
  await plan(pool, { kind, subject: 'ended' }, { inMs: 60_000 });
  return [
    [
      kind,
      async job => {
        const isDone = (await deleteEnded(pool, new Date(now()))) < atOnce;
        await reschedule(pool, job, isDone ? hourMs : 0);
      },
    ],
  ];
}

async function deleteEnded(pool: Pool, at: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from counters.counter
      where name in (select name from counters.counter where ends_at <= $1 order by ends_at limit $2) and ends_at <= $1`,
    [at, atOnce],
  );
  return rowCount ?? 0;
}
