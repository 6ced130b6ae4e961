import { dayMs } from '@wura/platform/time';
import { extendLease, plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import type { Pool } from '@wura/database';
import { deleteByPages } from '@wura/database/by-pages';
import { endings } from './endings.ts';

/** As long as a customer may want to know of a session that has ended. */
const keptMs = 30 * dayMs;
/** As long as a browser keeps what it is known by. */
const devicesKeptMs = 400 * dayMs;

/** What this room leaves for the background worker: sessions and failed sign-ins that ended long ago are deleted,
 * and devices that were not used for more than a year. */
export async function identityJobs(needs: { pool: Pool; now: () => number }): Promise<[string, JobHandler][]> {
  const { pool, now } = needs;
  const kind = 'identity_tidy';
  await plan(pool, { kind, subject: 'ended' }, { inMs: 60_000 });
  return [
    [
      kind,
      async job => {
        const at = now();
        for (const { table, sql } of endings) {
          const before = new Date(at - (table === 'identity.devices' ? devicesKeptMs : keptMs));
          await deleteByPages(pool, { table, sql, values: [before] }, () => extendLease(pool, job));
        }
        await reschedule(pool, job, dayMs);
      },
    ],
  ];
}
