import { waitMs } from '@wura/provider-payments/server/schedule';
import { complete, assertLease, reschedule, type Job } from '@wura/jobs';
import { transaction } from '@wura/database';
import type { Settling } from './needs.ts';
import type { ChargeVerdict } from './ports.ts';
import type { DepositRow } from './queries.ts';
import { settleDeposit } from './settle-deposit.ts';

/** The worker's part: asks until there is nothing left to learn, and again whenever a webhook says so. */
export function createDepositSweep(needs: Settling): (job: Job) => Promise<void> {
  return async job => {
    const { subject: reference } = job;
    const verdict = needs.cards
      ? await needs.cards.find(reference)
      : ({ outcome: 'unknown', why: 'switched off here' } as const);
    await transaction(
      needs.pool,
      async tx => {
        await assertLease(tx, job);
        const deposit = await settleDeposit(tx, needs, { reference, verdict });
        const ageMs = deposit ? needs.now() - deposit.created_at.getTime() : 0;
        if (isOpen(deposit, verdict)) await reschedule(tx, job, waitMs(job.claims, { ageMs }));
        else await complete(tx, job);
      },
      { retries: 5 },
    );
  };
}

/** Whether there is more to learn. No answer is none, also about what had ended: something made us ask. */
function isOpen(deposit: DepositRow | undefined, { outcome }: ChargeVerdict): boolean {
  if (outcome === 'unknown' || deposit?.state === 'pending') return true;
  return outcome === 'absent' && deposit?.state === 'credited';
}
