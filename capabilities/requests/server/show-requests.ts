import type { Queries } from '@wura/database';
import { readSteps, type OrderStep } from '@wura/orders/server';
import type { Order } from '@wura/orders/server/kinds';
import type { Request, RequestKind } from '../contract.ts';
import { canWithdraw, isOpen, requestStep } from '../steps.ts';
import { requestOrders } from './kinds.ts';

/** Requests as their customer reads them. */
export async function showRequests(db: Queries, kind: RequestKind, orders: readonly Order[]): Promise<Request[]> {
  const numbers = orders.map(({ number }) => number);
  const steps = await readSteps(db, numbers);
  return orders.map(order => shown(kind, order, steps.get(order.number) ?? []));
}

function shown(kind: RequestKind, order: Order, steps: readonly OrderStep[]): Request {
  const status = requestStep(order.status);
  return {
    id: order.id,
    kind,
    status,
    asked: requestOrders[kind].details.parse(order.details),
    steps: steps.flatMap(step =>
      step.status === null ? [] : [{ status: requestStep(step.status), at: step.at.toISOString() }],
    ),
    messages: steps.flatMap(({ author, operatorName, note, at }) =>
      note === null
        ? []
        : [{ from: author === 'staff' ? 'staff' : 'you', by: operatorName, text: note, at: at.toISOString() }],
    ),
    can_write: isOpen(status),
    can_withdraw: canWithdraw(status),
    placed_at: order.placedAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  };
}
