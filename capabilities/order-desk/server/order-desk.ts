import { readPage } from '@wura/database/page';
import type { Queries } from '@wura/database';
import { requireCustomerNumber } from '@wura/identity/server';
import type { OperatorRouter } from '@wura/operators/server';
import { findOrder, listOrders, readSteps } from '@wura/orders/server';
import type { Order } from '@wura/orders/server/kinds';
import { detailsOf, noteOf } from '@wura/orders/server/seals';
import type { ReplyOf } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { nextSteps, step, type OrderDesk } from './step-order.ts';
import { z } from 'zod';

/** Orders hold addresses and plans of customers, so an operator who looks at them leaves a line in the audit log. */
export function orderDesk(router: OperatorRouter, needs: OrderDesk): void {
  const { kinds, vault } = needs;
  const movable = kinds.flatMap(({ name: kind, byStaff }) =>
    Object.entries(byStaff)
      .filter(([, next]) => next.length > 0)
      .map(([status]) => ({ kind, status })),
  );

  router.act(routes.listOrders, async (tx, { query }, note) => {
    const { kind, status, customer, limit = 25, cursor = null } = query;
    const waiting = query.waiting && movable;
    const asked = [kind, status].filter(Boolean).join(', ');
    await note({ what: 'orders_listed', subject: customer ?? 'orders', ...(asked && { why: `filtered by ${asked}` }) });
    const whose = customer !== undefined && { customer: await requireCustomerNumber(tx, customer) };
    const { rows, nextCursor } = await readPage(
      limit,
      max => listOrders(tx, { kind, status, waiting, limit: max, after: cursor, ...whose }),
      ({ id }) => id,
    );
    return { status: 200, body: { data: rows.map(line), nextCursor } };
  });

  router.act(routes.readOrder, async (tx, { params: { id } }, note) => {
    const order = await findOrder(tx, { id });
    if (!order) throw refuse(commonRefusals.not_found);
    await note({ what: 'order_read', subject: id });
    return { status: 200, body: await whole(tx, order) };
  });

  router.act(routes.stepOrder, async (tx, { params: { id }, body, caller: operator }, note) => {
    const { status: to, note: text = '' } = body;
    const said = text === '' ? undefined : text;
    if (to !== undefined && !kinds.some(({ byStaff }) => to in byStaff)) {
      throw refuseFields({ status: commonFaults.choice_unknown });
    }
    const taken = await step(tx, needs, { id, to, said, operator }, note);
    return 'approval' in taken ? { status: 202, body: taken } : { status: 200, body: await whole(tx, taken) };
  });

  const kindOf = (order: Order) => kinds.find(({ name }) => name === order.kind);

  function line(order: Order) {
    const kind = kindOf(order);
    return {
      id: order.id,
      kind: order.kind,
      status: order.status,
      next: nextSteps(kinds, order),
      customer_id: order.customerId,
      // A feature that was taken out of the build leaves its orders behind.
      summary: kind ? kind.summary(detailsOf(kind, order, vault)) : order.kind,
      promised: order.promised,
      placed_at: order.placedAt.toISOString(),
      updated_at: order.updatedAt.toISOString(),
    };
  }

  async function whole(db: Queries, order: Order): Promise<ReplyOf<typeof routes.readOrder>> {
    const kind = kindOf(order);
    const steps = (await readSteps(db, [order.number])).get(order.number) ?? [];
    return {
      ...line(order),
      details: z.record(z.string(), z.unknown()).parse(kind ? detailsOf(kind, order, vault) : order.details),
      steps: steps.map(({ at, author, operatorName, status, note }) => ({
        at: at.toISOString(),
        from: author,
        operator: operatorName,
        status,
        note: note === null ? null : noteOf(order.id, note, vault),
      })),
    };
  }
}
