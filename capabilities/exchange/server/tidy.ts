import type { Pool } from '@wura/database';
import { plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { hourMs } from '@wura/platform/time';
import { deleteOldAlerts } from './alert-queries.ts';
import { deleteUnused } from './queries.ts';

const kind = 'tidy_quotes';

export async function exchangeJobs({ pool }: { pool: Pool }): Promise<[string, JobHandler][]> {
  await plan(pool, { kind, subject: 'all' });
  return [
    [
      kind,
      async job => {
        await deleteUnused(pool);
        await deleteOldAlerts(pool);
        await reschedule(pool, job, hourMs);
      },
    ],
  ];
}
