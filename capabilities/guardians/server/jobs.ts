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

/** Of customers who have come of age, and invitations that no adult answered. A payment asks the birthday itself. */
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

/** Of the 29th of February it may be the 1st of March: each is asked about once more before anything ends. */
function yearsBefore(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}
