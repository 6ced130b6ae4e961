import { transaction, type Pool } from '@wura/database';
import { plan, listFailing, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { closeCasesExcept, openCase } from './cases.ts';

/** Tried for some ten minutes by then: no hiccup, and nothing that another attempt is likely to end. */
const failuresMin = 8;
const lookEveryMs = 60_000;
const kind = 'jobs_failing';

/**
 * A job that fails again and again becomes a case, which closes when it went well. One case for each kind of job, because
 * what makes one fail usually makes all of its kind fail.
 */
export async function caseJobs({ pool }: { pool: Pool }): Promise<[string, JobHandler][]> {
  const job = 'watch_failing_jobs';
  await plan(pool, { kind: job, subject: 'all' });
  return [
    [
      job,
      mine =>
        transaction(pool, async tx => {
          const failing = await listFailing(tx, { failuresMin });
          for (const { kind: subject, jobs, failures, subject: reference } of failing) {
            const facts = { jobs: String(jobs), failures_in_a_row: String(failures), reference };
            await openCase(tx, { kind, subject, customer: null, facts });
          }
          const subjects = failing.map(each => each.kind);
          await closeCasesExcept(tx, { kind, subjects, resolution: 'every job of this kind goes well again' });
          await reschedule(tx, mine, lookEveryMs);
        }),
    ],
  ];
}
