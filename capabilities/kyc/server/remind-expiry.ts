import { lowerTier } from '@wura/identity/server';
import { transaction, type Tx } from '@wura/database';
import { extendLease, plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { notify } from '@wura/notices/server';
import { recordAct } from '@wura/operators/server';
import { dayMs, lagosDate } from '@wura/platform/time';
import { addDays, renewableDays, standingOf, stepReached } from '../expiry.ts';
import { idExpiry } from './expiry-notices.ts';
import type { KycJobNeeds } from './needs.ts';
import { selectExpiring, takeExpiryStep, type Expiring } from './queries.ts';
import { raiseByNumbers } from './tier-of-numbers.ts';

/** The job that looks every day whose ID ends. There is one, and it is never finished. */
export const expiryJob = 'kyc_expiry';

/** So many are told within a fraction of a lease. */
const atOnce = 100;

export function planReminders(pool: KycJobNeeds['pool']): Promise<void> {
  return plan(pool, { kind: expiryJob, subject: 'all' }, { inMs: 60_000 });
}

/**
 * Reminds customers that the ID which they were approved with ends, and after the days of grace brings those who sent no
 * new one to the tier that their numbers make. Each step is written down in the commit that tells of it, so that none is told of twice,
 * however often this runs and on however many machines.
 */
export function createReminders({ pool, now, papers }: Pick<KycJobNeeds, 'pool' | 'now' | 'papers'>): JobHandler {
  return async job => {
    const at = new Date(now());
    const { graceDays } = papers();
    const papersThatEnd = await selectExpiring(pool, addDays(lagosDate(at.getTime()), renewableDays));
    for (const [place, paper] of papersThatEnd.entries()) {
      // Of many customers it takes longer than a lease, and would be begun anew beside itself for ever.
      if (place % atOnce === 0) await extendLease(pool, job);
      await transaction(pool, tx => remind(tx, paper, { at, graceDays, job: job.id }));
    }
    await reschedule(pool, job, dayMs);
  };
}

async function remind(
  tx: Tx,
  { id: submission, public_id: publicId, customer, expires_on: expiresOn }: Expiring,
  { at, graceDays, job }: { at: Date; graceDays: number; job: bigint },
): Promise<void> {
  const today = { now: at.getTime(), graceDays };
  const step = stepReached(expiresOn, today);
  if (!step || !(await takeExpiryStep(tx, { submission, step, at }))) return;
  const { limitsFallOn } = standingOf(expiresOn, today);
  await notify(tx, { customer, what: idExpiry[step], facts: { expiresOn, limitsFallOn }, at });
  if (step !== 'lapsed') return;
  await lowerTier(tx, customer);
  await raiseByNumbers(tx, customer);
  const act = { what: 'kyc_lapsed', subject: publicId, why: `the ID was good until ${expiresOn}` };
  await recordAct(tx, act, { address: '', requestId: `job-${job}`, at });
}
