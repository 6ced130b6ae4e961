import { waitMs } from '@wura/corridor/server/schedule';
import { finish, keepHold, postpone, type Errand } from '@wura/errands';
import { transaction } from '@wura/database';
import type { Settling } from './needs.ts';
import type { ChargeVerdict } from './ports.ts';
import type { DepositRow } from './queries.ts';
import { settleDeposit } from './settle-deposit.ts';

/** The errand of asking what became of a deposit, by its reference. */
export const depositErrand = 'deposit';

/** The worker's part: asks until there is nothing left to learn, and again whenever a webhook says so. */
export function createDepositSweep(needs: Settling): (errand: Errand) => Promise<void> {
  return async errand => {
    const { subject: reference } = errand;
    const verdict = needs.cards
      ? await needs.cards.find(reference)
      : ({ outcome: 'unknown', why: 'switched off here' } as const);
    await transaction(
      needs.pool,
      async tx => {
        await keepHold(tx, errand);
        const deposit = await settleDeposit(tx, needs, { reference, verdict });
        const ageMs = deposit ? needs.now() - deposit.created_at.getTime() : 0;
        if (isOpen(deposit, verdict)) await postpone(tx, errand, waitMs(errand.taken, { ageMs }));
        else await finish(tx, errand);
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
