import { readPage } from '@wura/database/page';
import type { Queries } from '@wura/database';
import type { OperatorRouter } from '@wura/operators/server';
import { findOrder, listOrders, readSteps, takeStep } from '@wura/orders/server';
import type { Order, OrderKind } from '@wura/orders/server/kinds';
import { detailsOf, noteOf } from '@wura/orders/server/seals';
import type { Vault } from '@wura/secrets/vault';
import type { ReplyOf } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { operatorRoutes as routes, orderDeskRefusals } from '../operator-contract.ts';
import { z } from 'zod';

interface OrderDesk {
  /** Of every feature in this build. */
  kinds: readonly OrderKind[];
  vault: Vault;
  now: () => number;
}

/** Orders hold addresses and plans of customers, so an operator who looks at them leaves a line in the audit log. */
export function orderDesk(router: OperatorRouter, { kinds, vault, now }: OrderDesk): void {
  router.act(routes.listOrders, async (tx, { query }, note) => {
    const { kind, status, limit = 25, cursor = null } = query;
    const asked = [kind, status].filter(Boolean).join(', ');
    await note({ what: 'orders_listed', subject: 'orders', ...(asked && { why: `filtered by ${asked}` }) });
    const { rows, nextCursor } = await readPage(
      limit,
      max => listOrders(tx, { kind, status, limit: max, after: cursor }),
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

  router.act(routes.stepOrder, async (tx, { params: { id }, body, caller }, note) => {
    const { status: to, note: text = '' } = body;
    const said = text === '' ? undefined : text;
    if (to !== undefined && !kinds.some(({ byStaff }) => to in byStaff)) {
      throw refuseFields({ status: commonFaults.choice_unknown });
    }
    const by = { operator: caller.number };
    const taken = await takeStep(tx, kinds, { id, to, note: said, by, vault, at: new Date(now()) });
    if (taken.outcome === 'unknown') throw refuse(commonRefusals.not_found);
    if (taken.outcome === 'no_way') {
      const { status } = taken.order;
      throw refuse(orderDeskRefusals.order_step, { body: { status, next: nextOf(taken.order) } });
    }
    await note({ what: to === undefined ? 'order_noted' : `order_${to}`, subject: id, why: said });
    return { status: 200, body: await whole(tx, taken.order) };
  });

  const kindOf = (order: Order) => kinds.find(({ name }) => name === order.kind);
  const nextOf = (order: Order) => [...(kindOf(order)?.byStaff[order.status] ?? [])];

  function line(order: Order) {
    const kind = kindOf(order);
    return {
      id: order.id,
      kind: order.kind,
      status: order.status,
      next: nextOf(order),
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
