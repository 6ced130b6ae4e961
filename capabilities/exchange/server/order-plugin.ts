import { readPage } from '@wura/database/page';
import type { CustomerRouter } from '@wura/identity/server';
import { serveMadeOnce } from '@wura/wallets/server/serve-made-once';
import { orderRoutes as routes, type ConversionOrder } from '../orders-contract.ts';
import { cancelOrder } from './cancel-order.ts';
import type { ExchangeNeeds } from './needs.ts';
import { onWire } from './order-on-wire.ts';
import { findOrder, selectOrders, type OrderRow } from './order-queries.ts';
import { placeOrder } from './place-order.ts';

export function conversionOrders(router: CustomerRouter, needs: ExchangeNeeds): void {
  const { pool, walletServices } = needs;

  router.serve(routes.listOrders, async ({ caller, query: { status = null, limit = 50, cursor: after = null } }) => {
    const { rows, nextCursor } = await readPage(
      limit,
      max => selectOrders(pool, { customer: caller.number, status, limit: max, after }),
      row => row.public_id,
    );
    return { status: 200, body: { data: await onWire(walletServices, rows), nextCursor } };
  });

  serveMadeOnce(router, routes.placeOrder, {
    pool,
    movements: walletServices.movements,
    make: async (call, noteMade) => shown(await placeOrder(needs, call, noteMade)),
    show: async ({ number: customer }, publicId) => shown((await findOrder(pool, { publicId, customer }))!),
  });

  router.serve(routes.cancelOrder, async call => {
    return { status: 200, body: await shown(await cancelOrder(needs, call)) };
  });

  async function shown(row: OrderRow): Promise<ConversionOrder> {
    return (await onWire(walletServices, [row]))[0]!;
  }
}
