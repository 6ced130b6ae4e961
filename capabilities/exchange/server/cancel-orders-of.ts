import type { Tx } from '@wura/database';
import { endOrder, insertOrderEvent } from './order-queries.ts';

/** Orders are made while their customer is away, so none may outlive a lock that its customer has shut in an emergency. */
export async function cancelOrdersOf(tx: Tx, { customer }: { customer: bigint }): Promise<void> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select id from exchange.conversion_order where customer = $1 and state = 'open' order by id for update`,
    [customer],
  );
  for (const { id } of rows) {
    await insertOrderEvent(tx, { id, what: 'cancelled' });
    await endOrder(tx, { id, state: 'cancelled' });
  }
}
