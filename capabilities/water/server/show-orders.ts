import type { Queries } from '@wura/database';
import type { Order } from '@wura/orders/server/kinds';
import { readSteps, type OrderStep } from '@wura/orders/server';
import type { Naming } from '@wura/wallets/server/naming';
import type { WaterOrder } from '../contract.ts';
import { isByPartner } from '../delivery-window.ts';
import { canCancelFrom, deliveryStep } from '../steps.ts';
import { nameOf, totalText, waterOrder } from './water-order.ts';

/** Orders as their customer reads them. */
export async function showOrders(db: Queries, naming: Naming, orders: readonly Order[]): Promise<WaterOrder[]> {
  const steps = await readSteps(
    db,
    orders.map(({ number }) => number),
  );
  return orders.map(order => shown(order, { naming, steps: steps.get(order.number) ?? [] }));
}

function shown(order: Order, { naming, steps }: { naming: Naming; steps: readonly OrderStep[] }): WaterOrder {
  const details = waterOrder.details.parse(order.details);
  const status = deliveryStep(order.status);
  return {
    id: order.id,
    status,
    water_type_id: details.waterTypeId,
    name: nameOf(details.waterTypeId),
    quantity: details.quantity,
    total: totalText(details),
    country_id: details.countryId,
    state_id: details.stateId,
    address: details.address,
    by_partner: isByPartner(details),
    window: order.promised!,
    can_cancel: canCancelFrom.includes(status),
    // What staff said without moving it is told under the step at which it stood.
    steps: steps.reduce<WaterOrder['steps']>((told, step) => {
      const reached = deliveryStep(step.status ?? told.at(-1)?.status ?? 'placed');
      return [...told, { status: reached, at: step.at.toISOString(), note: step.note }];
    }, []),
    transaction_id: naming.movementId(details),
    reference: details.reference,
    placed_at: order.placedAt.toISOString(),
  };
}
