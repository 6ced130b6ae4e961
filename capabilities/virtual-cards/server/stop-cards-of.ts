import type { Tx } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { cardSyncJob } from './ports.ts';
import { lockCard, updateCard } from './queries.ts';

/**
 * Their customer has shut the account in an emergency: nothing is put on a card by itself any more, and nothing is bought
 * with it until the customer unfreezes it. The worker tells the issuer, and asks again until they have done it.
 */
export async function stopCardsOf(tx: Tx, { customer }: { customer: bigint }): Promise<void> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select id from virtual_cards.card where customer = $1 and status in ('pending', 'active') order by id`,
    [customer],
  );
  for (const { id } of rows) {
    const card = await lockCard(tx, id);
    const noTopUp = { top_up_below: null, top_up_amount: null, top_up_ceiling: null, top_up_wallet: null };
    await updateCard(tx, id, { ...noTopUp, frozen_by: card.frozen_by === 'issuer' ? 'issuer' : 'you' });
    if (card.issuer_card) await enqueue(tx, { kind: cardSyncJob, subject: card.issuer_card });
  }
}
