import type { Tx } from '@wura/database';
import { enqueueAll } from '@wura/jobs';
import { cardSyncJob } from './ports.ts';

/** The issuer approves purchases without asking us, so that nothing is bought only once they have frozen the card. */
export async function hearOfFreeze(tx: Tx, customer: bigint): Promise<void> {
  const { rows } = await tx.query<{ issuer_card: string }>(
    `select issuer_card from virtual_cards.card
      where customer = $1 and status = 'active' and issuer_card is not null order by id`,
    [customer],
  );
  const jobs = rows.map(({ issuer_card: subject }) => ({ kind: cardSyncJob, subject }));
  if (jobs.length > 0) await enqueueAll(tx, jobs);
}
