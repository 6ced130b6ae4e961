import { extendLease, plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { transaction, type Pool } from '@wura/database';
import { dayMs, hourMs } from '@wura/platform/time';
import type { SealedFiles } from '@wura/secrets/sealed-files';
import { sweepFiles } from '@wura/secrets/sweep-files';
import { forgetFrames } from './face-check-queries.ts';
import { selectFilesAmong } from './queries.ts';

export const tidyJob = 'kyc_tidy';

const everyMs = hourMs;

export function planTidying(pool: Pool): Promise<void> {
  return plan(pool, { kind: tidyJob, subject: 'uploads' }, { inMs: 60_000 });
}

interface Tidying {
  pool: Pool;
  files: SealedFiles;
  now: () => number;
  faceFramesDays: number;
}

/**
 * Sweeps away files that no row names, and the pictures of face checks whose time is over; what came of the check stays.
 */
export function createTidying({ pool, files, now, faceFramesDays }: Tidying): JobHandler {
  return async job => {
    const over = await transaction(pool, tx => forgetFrames(tx, new Date(now() - faceFramesDays * dayMs)));
    await files.discard(over);
    const namedAmong = (names: readonly string[]) => selectFilesAmong(pool, names);
    await sweepFiles(files, { namedAmong, goesOn: () => extendLease(pool, job) });
    await reschedule(pool, job, everyMs);
  };
}
