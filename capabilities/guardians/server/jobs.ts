import { transaction, type Pool } from '@wura/database';
import { plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { dayMs, lagosDate } from '@wura/platform/time';
import { fullAge, isMinor } from '@wura/policy/server';
import { askedDaysMax } from '../rules.ts';
import { endLink } from './end-link.ts';
import { lockLink, selectPassing } from './queries.ts';

/** The job that looks every day which links are over by themselves. There is one, and it is never finished. */
export const passingJob = 'guardian_links';

interface JobNeeds {
  pool: Pool;
  now: () => number;
}

export async function guardianJobs({ pool, now }: JobNeeds): Promise<[string, JobHandler][]> {
  await plan(pool, { kind: passingJob, subject: 'all' }, { inMs: 60_000 });
  return [[passingJob, createPassing({ pool, now })]];
}

/** Of customers who have come of age, and invitations that nobody answered. A payment asks the birthday itself. */
export function createPassing({ pool, now }: JobNeeds): JobHandler {
  return async job => {
    const at = new Date(now());
    const bornUntil = yearsBefore(lagosDate(at.getTime()), fullAge);
    const askedBefore = new Date(at.getTime() - askedDaysMax * dayMs);
    for (const { publicId, bornOn } of await selectPassing(pool, { bornUntil, askedBefore })) {
      await transaction(pool, async tx => {
        const link = (await lockLink(tx, publicId))!;
        const isOfAge = !isMinor(bornOn, at.getTime());
        const isForgotten = link.status === 'asked' && link.askedAt < askedBefore;
        if (link.endedAt !== null || (!isOfAge && !isForgotten)) return;
        await endLink(tx, link, { by: isOfAge ? 'age' : 'time', at });
      });
    }
    await reschedule(pool, job, dayMs);
  };
}

/** Of the 29th of February it is the 29th as well, a day that may not be: whoever is born then is looked at a day early. */
const yearsBefore = (day: string, years: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year - years, month - 1, date)).toISOString().slice(0, 10);
};
