import type { WorkerNeeds } from '@wura/features/server';
import { extendLease, plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { hourMs } from '@wura/platform/time';
import type { SealedFiles } from '@wura/secrets/sealed-files';
import { sweepFiles } from '@wura/secrets/sweep-files';
import { selectFilesAmong } from './queries.ts';

const tidyJob = 'disputes_tidy';

/** Pictures of a case that never came to stand in it. */
export async function tidying({
  pool,
  files,
}: Pick<WorkerNeeds, 'pool'> & { files: SealedFiles }): Promise<[string, JobHandler]> {
  await plan(pool, { kind: tidyJob, subject: 'files' }, { inMs: 60_000 });
  return [
    tidyJob,
    async job => {
      const namedAmong = (names: readonly string[]) => selectFilesAmong(pool, names);
      await sweepFiles(files, { namedAmong, goesOn: () => extendLease(pool, job) });
      await reschedule(pool, job, hourMs);
    },
  ];
}
