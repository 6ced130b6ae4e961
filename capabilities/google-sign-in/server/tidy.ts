import type { Pool } from '@wura/database';
import { plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { dayMs } from '@wura/platform/time';
import { deleteEnded } from './queries.ts';

/** Browsers that never came back, and people who never registered, are forgotten within a day. */
export async function tidyJobs({ pool, now }: { pool: Pool; now: () => number }): Promise<[string, JobHandler][]> {
  const kind = 'google_tidy';
  await plan(pool, { kind, subject: 'ended' }, { inMs: 60_000 });
  return [
    [
      kind,
      async job => {
        await deleteEnded(pool, new Date(now()));
        await reschedule(pool, job, dayMs);
      },
    ],
  ];
}
