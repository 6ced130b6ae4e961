import { transaction, type Pool } from '@wura/database';
import { plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { lagosDate, lagosMidnight } from '@wura/platform/time';
import type { RateBook } from '@wura/rates/server';
import { insertPositionDay } from './position-queries.ts';
import { readPositions } from './read-positions.ts';

const kind = 'keep_positions';

/** Once for each day of Lagos, as soon as it has ended: what is written down stays as it was. */
export async function positionJobs(needs: {
  pool: Pool;
  rates: Pick<RateBook, 'current'>;
  now: () => number;
}): Promise<[string, JobHandler]> {
  const { pool, rates, now } = needs;
  await plan(pool, { kind, subject: 'all' });
  return [
    kind,
    async job => {
      const at = now();
      // Of the day that has just ended: its last moment is a millisecond before this one's midnight.
      const day = lagosDate(lagosMidnight(at, { later: 0 }) - 1);
      const { rows } = await readPositions(pool, rates);
      await transaction(pool, tx => insertPositionDay(tx, { day, rows }));
      await reschedule(pool, job, lagosMidnight(at, { later: 1 }) - at);
    },
  ];
}
