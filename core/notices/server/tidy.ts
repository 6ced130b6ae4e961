import { plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import type { Pool } from '@wura/database';
import { dayMs } from '@wura/platform/time';
import { deleteUnheard } from './pushes.ts';
import { deleteOldNotifications } from './queries.ts';

/** A payment stays in the history for good; that it was told of is of no use for longer. */
const keptMs = 90 * dayMs;
const atOnce = 5_000;

/** What this room leaves for the background worker: old notices are deleted, and browsers that hear no more are let go of. */
export async function noticeJobs(needs: { pool: Pool; now: () => number }): Promise<[string, JobHandler][]> {
  const { pool, now } = needs;
  const kind = 'notices_tidy';
  await plan(pool, { kind, subject: 'old' }, { inMs: 60_000 });
  return [
    [
      kind,
      async job => {
        const deleted = await deleteOldNotifications(pool, { before: new Date(now() - keptMs), limit: atOnce });
        await deleteUnheard(pool, new Date(now()));
        await reschedule(pool, job, deleted === atOnce ? 0 : dayMs);
      },
    ],
  ];
}
