import { readPage } from '@wura/database/page';
import type { CustomerRouter } from '@wura/identity/server';
import { listOrders } from '@wura/orders/server';
import type { Order } from '@wura/orders/server/kinds';
import { businessRoutes, loanRoutes, type RequestKind } from '../contract.ts';
import { askFor } from './ask-for.ts';
import { businessAsked, loanAsked, requestOrders } from './kinds.ts';
import { ownRequest, withdraw, writeAbout } from './move-on.ts';
import type { Requests } from './needs.ts';
import { showRequests } from './show-requests.ts';

export function requests(router: CustomerRouter, needs: Requests): void {
  const received = 'We have your request. You can follow it here, and we write to you when there is news.';

  router.serve(loanRoutes.ask, async ({ caller, body }) => {
    const order = await askFor(needs, { kind: 'loans', caller, asked: loanAsked(body) });
    return { status: 201, body: { message: received, ...(await shown('loans', order)) } };
  });

  router.serve(businessRoutes.ask, async ({ caller, body }) => {
    const order = await askFor(needs, { kind: 'business-registration', caller, asked: businessAsked(body) });
    return { status: 201, body: { message: received, ...(await shown('business-registration', order)) } };
  });

  serveRest('loans', loanRoutes);
  serveRest('business-registration', businessRoutes);

  /** What is the same for every kind. */
  function serveRest(kind: RequestKind, routes: typeof loanRoutes | typeof businessRoutes): void {
    router.serve(routes.list, async ({ caller, query: { limit = 20, cursor = null } }) => {
      const { rows, nextCursor } = await readPage(
        limit,
        max =>
          listOrders(needs.pool, {
            customer: caller.number,
            kind: requestOrders[kind].name,
            limit: max,
            after: cursor,
          }),
        ({ id }) => id,
      );
      return { status: 200, body: { data: await showRequests(needs, kind, rows), nextCursor } };
    });

    router.serve(routes.read, async ({ caller, params: { id } }) => ({
      status: 200,
      body: await shown(kind, await ownRequest(needs, { kind, caller, id })),
    }));

    router.serve(routes.write, async ({ caller, params: { id }, body: { message } }) => ({
      status: 201,
      body: await shown(kind, await writeAbout(needs, { kind, caller, id }, message)),
    }));

    router.serve(routes.withdraw, async ({ caller, params: { id } }) => ({
      status: 200,
      body: await shown(kind, await withdraw(needs, { kind, caller, id })),
    }));
  }

  async function shown(kind: RequestKind, order: Order) {
    const [request] = await showRequests(needs, kind, [order]);
    return request!;
  }
}
