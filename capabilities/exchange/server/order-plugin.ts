import { readPage } from '@wura/database/page';
import type { CustomerRouter } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import { serveMadeOnce } from '@wura/wallets/server/serve-made-once';
import { orderRoutes as routes, type ConversionOrder } from '../orders-contract.ts';
import { cancelOrder } from './cancel-order.ts';
import type { ExchangeNeeds } from './needs.ts';
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
    return { status: 200, body: { data: await onWire(rows), nextCursor } };
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
    return (await onWire([row]))[0]!;
  }

  async function onWire(rows: readonly OrderRow[]): Promise<ConversionOrder[]> {
    const ids = rows.flatMap(row => [Number(row.from_wallet), Number(row.to_wallet)]);
    const wallets = await walletServices.wallets.byIds(ids);
    return rows.map(row => {
      const [from, to] = [currencyById(row.from_currency).code, currencyById(row.to_currency).code];
      const { transaction, amount, received, rate } = row;
      return {
        id: row.public_id,
        from_wallet_id: wallets.get(Number(row.from_wallet))!.publicId,
        to_wallet_id: wallets.get(Number(row.to_wallet))!.publicId,
        from,
        to,
        target_rate: row.target_rate,
        rate_of: row.rate_of,
        ceiling: formatMoney({ currency: from, minor: row.ceiling }),
        ends_at: row.ends_at.toISOString(),
        status: row.state,
        why: row.why,
        created_at: row.placed_at.toISOString(),
        ended_at: row.ended_at?.toISOString() ?? null,
        converted:
          transaction !== null && amount !== null && received !== null && rate !== null
            ? {
                amount: formatMoney({ currency: from, minor: amount }),
                received: formatMoney({ currency: to, minor: received }),
                rate,
                transaction_id: transaction,
              }
            : null,
      };
    });
  }
}
