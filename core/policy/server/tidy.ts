import type { Pool } from '@wura/database';
import { deleteByPages } from '@wura/database/by-pages';
import { extendLease, plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { dayMs, lagosDate } from '@wura/platform/time';

/**
 * Limits read the day and the day before, or the day on which a cooling-off period began. One that was renewed for longer than this
 * without a gap begins its count again, under the lowest limits there are.
 */
const countsKeptMs = 100 * dayMs;

/** What this room leaves for the background worker: what was counted against limits on days long past is deleted. */
export async function policyJobs({ pool, now }: { pool: Pool; now: () => number }): Promise<[string, JobHandler][]> {
  const kind = 'policy_tidy';
  await plan(pool, { kind, subject: 'counts' }, { inMs: 60_000 });
  return [
    [
      kind,
      async job => {
        const sweep = {
          table: 'ledger.allowance',
          sql: 'select ledger.forget_counts($1, $2, $3)',
          values: [lagosDate(now() - countsKeptMs)],
        };
        await deleteByPages(pool, sweep, () => extendLease(pool, job));
        await reschedule(pool, job, dayMs);
      },
    ],
  ];
}
