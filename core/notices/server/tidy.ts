import { extendLease, plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import type { Pool } from '@wura/database';
import { dayMs } from '@wura/platform/time';
import { deleteUnheard } from './pushes.ts';
import { deleteMailsDone, deleteOldNotifications } from './queries.ts';
import { deleteTextsDone } from './texts.ts';

/** A payment stays in the history for good; that it was told of is of no use for longer. */
const noticesKeptMs = 90 * dayMs;
/** Long enough to answer "did you send it?". What a mail or text said is gone as soon as it is sent. */
const sentKeptMs = 30 * dayMs;
const atOnce = 5_000;

/**
 * What this room leaves for the background worker: old notices, mails and texts are deleted, and browsers that hear no more are
 * let go of.
 */
export async function noticeJobs(needs: { pool: Pool; now: () => number }): Promise<[string, JobHandler][]> {
  const { pool, now } = needs;
  const kind = 'notices_tidy';
  await plan(pool, { kind, subject: 'old' }, { inMs: 60_000 });
  return [
    [
      kind,
      async job => {
        const at = now();
        const olderThan = (keptMs: number) => ({ before: new Date(at - keptMs), limit: atOnce });
        const deleted = [
          await deleteOldNotifications(pool, olderThan(noticesKeptMs)),
          await deleteMailsDone(pool, olderThan(sentKeptMs)),
          await deleteTextsDone(pool, olderThan(sentKeptMs)),
        ];
        if (deleted.includes(atOnce)) return reschedule(pool, job, 0);
        await deleteUnheard(pool, new Date(at), () => extendLease(pool, job));
        return reschedule(pool, job, dayMs);
      },
    ],
  ];
}
