import { plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import type { Pool } from '@wura/database';
import type { SealedFiles } from '@wura/secrets/sealed-files';
import { selectFilesAmong } from './queries.ts';

export const tidyJob = 'kyc_tidy';

const everyMs = 3_600_000;
/** No submission takes longer than this between its files and its row. */
const orphanMs = 3_600_000;

export function planTidying(pool: Pool): Promise<void> {
  return plan(pool, { kind: tidyJob, subject: 'uploads' }, { inMs: 60_000 });
}

/** Sweeps away files that no row names: the process that wrote them died before saying so. */
export function createTidying({ pool, files }: { pool: Pool; files: SealedFiles }): JobHandler {
  return async job => {
    const old = await files.listOlderThan(orphanMs);
    const known = await selectFilesAmong(pool, old);
    await files.remove(old.filter(name => !known.has(name)));
    await reschedule(pool, job, everyMs);
  };
}
