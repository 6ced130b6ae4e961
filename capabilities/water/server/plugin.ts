import { readPage } from '@wura/database/page';
import type { Call } from '@wura/http/router';
import type { CustomerRouter, SignedIn } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { findOrder, listOrders } from '@wura/orders/server';
import type { Intent } from '@wura/wallets/server/intents';
import { serveBackOnce } from '@wura/wallets/server/serve-back-once';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { readAnswer } from '@wura/wallets/server/waiting-movements';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { waterTypes } from '../catalogue.ts';
import { routes } from '../contract.ts';
import { places } from '../places.ts';
import { buyWater, type BuyCall } from './buy-water.ts';
import { cancelOrder } from './cancel-order.ts';
import type { Water } from './needs.ts';
import { priceOf } from './prices.ts';
import { showOrders } from './show-orders.ts';
import { waterOrder } from './water-order.ts';

export function water(router: CustomerRouter, needs: Water): void {
  const { pool } = needs;
  const { movements, naming } = needs.walletServices;

  router.serve(routes.types, async () => {
    const price = (id: (typeof waterTypes)[number]['id']) =>
      formatMoney({ currency: 'NGN', minor: priceOf(needs.policy, id) });
    return { status: 200, body: waterTypes.map(({ id, name }) => ({ id, name, price: price(id) })) };
  });

  router.serve(routes.countries, async () => ({ status: 200, body: places.countries }));

  router.serve(routes.states, async () => ({ status: 200, body: places.states }));

  const deed = (call: BuyCall, intent: Intent) => buyWater(needs, call, intent);
  serveOnce(router, routes.buy, { movements, deed }, async ({ transferId }, _who, { done }) => {
    // Kept in the commit that moved the money, so there is one wherever there is an entry.
    const body = done?.answer ?? routes.buy.answers[200].parse((await readAnswer(pool, transferId))!.body);
    return { status: 200 as const, body };
  });

  router.serve(routes.listOrders, async ({ caller, query: { limit = 20, cursor = null } }) => {
    const { rows, nextCursor } = await readPage(
      limit,
      max => listOrders(pool, { customer: caller.number, kind: waterOrder.name, limit: max, after: cursor }),
      ({ id }) => id,
    );
    return { status: 200, body: { data: await showOrders(pool, naming, rows), nextCursor } };
  });

  router.serve(routes.readOrder, async ({ caller, params: { id } }) => {
    const order = await findOrder(pool, { id, customer: caller.number });
    if (order?.kind !== waterOrder.name) throw refuse(commonRefusals.not_found);
    const [body] = await showOrders(pool, naming, [order]);
    return { status: 200, body: body! };
  });

  const cancelling = async ({ caller, params: { id } }: Call<typeof routes.cancelOrder, SignedIn>, intent: Intent) => {
    const order = await cancelOrder(needs, { caller, id, intent });
    const [shown] = await showOrders(pool, naming, [order]);
    return {
      status: 200,
      body: { message: 'Order cancelled. Your money is back in your wallet.', ...shown! },
    } as const;
  };
  serveBackOnce(router, routes.cancelOrder, { pool, movements, deed: cancelling });
}
