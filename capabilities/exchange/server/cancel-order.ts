import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { exchangeRefusals } from '../contract.ts';
import type { orderRoutes } from '../orders-contract.ts';
import type { ExchangeNeeds } from './needs.ts';
import { endOrder, insertOrderEvent, lockOrder, type OrderRow } from './order-queries.ts';

/** The first to come has it: the customer, or the rate. */
export function cancelOrder(
  { pool }: Pick<ExchangeNeeds, 'pool'>,
  { caller, params, address, requestId }: Call<typeof orderRoutes.cancelOrder, SignedIn>,
): Promise<OrderRow> {
  return transaction(pool, async tx => {
    const order = await lockOrder(tx, { publicId: params.id, customer: caller.number });
    if (!order) throw refuse(commonRefusals.not_found);
    // Pressed twice, it is cancelled as it was meant to be.
    if (order.state === 'cancelled') return order;
    if (order.state !== 'open' || order.isOver) throw refuse(exchangeRefusals.order_ended);
    await insertOrderEvent(tx, { id: order.id, what: 'cancelled', origin: { address, requestId } });
    return endOrder(tx, { id: order.id, state: 'cancelled' });
  });
}
