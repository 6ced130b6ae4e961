import { transaction, type Pool } from '@wura/database';
import { plan, enqueueAll, extendLease, reschedule, type Job } from '@wura/jobs';
import { notify } from '@wura/notices/server';
import { dayMs, hourMs } from '@wura/platform/time';
import { listCharges, readFigure } from './entries.ts';
import { expectRenewals } from './expect-renewals.ts';
import { cardRenewal } from './purchase-notices.ts';
import { cardSyncJob } from './ports.ts';
import { deleteUnused } from './quote-card.ts';
import { findByIssuerCard, listOpen, type CardRow } from './queries.ts';

export const cardRoundJob = 'card_round';

/** How long before a shop charges its customer is warned. */
const aheadMs = 3 * dayMs;
/** So many are looked at within a fraction of a lease. */
const atOnce = 100;

interface RoundNeeds {
  readonly pool: Pool;
  readonly now: () => number;
}

/** Four times a day: every card is looked at though no webhook came, and what will be charged soon is told. */
export const createRound = (needs: RoundNeeds) => async (job: Job) => {
  const { pool } = needs;
  await deleteUnused(pool);
  const open = await listOpen(pool);
  await transaction(pool, tx =>
    enqueueAll(
      tx,
      open.map(subject => ({ kind: cardSyncJob, subject })),
    ),
  );
  for (const [place, issuerCard] of open.entries()) {
    // All of them take longer than a lease, and a second worker beside this one would ask the issuer about each once more.
    if (place % atOnce === 0) await extendLease(pool, job);
    await warn(needs, (await findByIssuerCard(pool, issuerCard))!);
  }
  await reschedule(pool, job, 6 * hourMs);
};

export const planRound = (pool: Pool) => plan(pool, { kind: cardRoundJob, subject: 'all' });

/** Once for each time that a shop will charge. */
async function warn({ pool, now }: RoundNeeds, card: CardRow): Promise<void> {
  const due = expectRenewals(await listCharges(pool, card.id), new Date(now())).filter(({ on }) => {
    const leftMs = new Date(`${on}T12:00:00Z`).getTime() - now();
    return leftMs > -dayMs && leftMs <= aheadMs;
  });
  if (due.length === 0) return;
  const { balance } = await readFigure(pool, card.id);
  const { customer, currency, last_four } = card;
  for (const { merchant, amount: minor, on } of due) {
    await transaction(pool, async tx => {
      const { rowCount } = await tx.query(
        `insert into virtual_cards.renewal_notice (card, merchant, expected_on) values ($1, $2, $3)
         on conflict do nothing`,
        [card.id, merchant, on],
      );
      if (rowCount === 0) return;
      const facts = {
        amount: { currency, minor },
        merchant,
        last: last_four ?? '••••',
        on,
        isCovered: balance >= minor,
      };
      await notify(tx, { customer, what: cardRenewal, facts, at: new Date(now()) });
    });
  }
}
