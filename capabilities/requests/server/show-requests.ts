import { readSteps, type OrderStep } from '@wura/orders/server';
import type { Order } from '@wura/orders/server/kinds';
import { detailsOf, noteOf } from '@wura/orders/server/seals';
import type { Request, RequestKind } from '../contract.ts';
import { canWithdraw, isOpen, requestStep } from '../steps.ts';
import { requestOrders } from './kinds.ts';
import type { Requests } from './needs.ts';

type Reading = Pick<Requests, 'pool' | 'vault'>;

/** Requests as their customer reads them. */
export async function showRequests(needs: Reading, kind: RequestKind, orders: readonly Order[]): Promise<Request[]> {
  const numbers = orders.map(({ number }) => number);
  const steps = await readSteps(needs.pool, numbers);
  return orders.map(order => shown(needs, kind, order, steps.get(order.number) ?? []));
}

function shown({ vault }: Reading, kind: RequestKind, order: Order, steps: readonly OrderStep[]): Request {
  const status = requestStep(order.status);
  return {
    id: order.id,
    kind,
    status,
    asked: detailsOf(requestOrders[kind], order, vault),
    steps: steps.flatMap(step =>
      step.status === null ? [] : [{ status: requestStep(step.status), at: step.at.toISOString() }],
    ),
    messages: steps.flatMap(({ author, operatorName, note, at }) =>
      note === null
        ? []
        : [
            {
              from: author === 'staff' ? 'staff' : 'you',
              by: operatorName,
              text: noteOf(order.id, note, vault),
              at: at.toISOString(),
            },
          ],
    ),
    can_write: isOpen(status),
    can_withdraw: canWithdraw(status),
    placed_at: order.placedAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  };
}
