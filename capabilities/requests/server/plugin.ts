import { readPage } from '@wura/database/page';
import type { CustomerRouter, SignedIn } from '@wura/identity/server';
import { listOrders } from '@wura/orders/server';
import type { Order } from '@wura/orders/server/kinds';
import { serveMadeOnce, type NoteMade } from '@wura/wallets/server/serve-made-once';
import { businessRoutes, loanRoutes, type Request, type RequestKind } from '../contract.ts';
import { askFor } from './ask-for.ts';
import { businessAsked, loanAsked, requestOrders, type Asked } from './kinds.ts';
import { ownRequest, withdraw, writeAbout } from './move-on.ts';
import type { Requests } from './needs.ts';
import { showRequests } from './show-requests.ts';

export function requests(router: CustomerRouter, needs: Requests): void {
  const { pool, movements } = needs;
  const received = 'We have your request. You can follow it here, and we write to you when there is news.';

  serveMadeOnce(router, loanRoutes.ask, asking('loans', loanAsked));
  serveMadeOnce(router, businessRoutes.ask, asking('business-registration', businessAsked));

  serveRest('loans', loanRoutes);
  serveRest('business-registration', businessRoutes);

  function asking<Body>(kind: RequestKind, askedOf: (body: Body) => Asked) {
    const told = (request: Request) => ({ message: received, ...request });
    return {
      pool,
      movements,
      make: async ({ caller, body }: { caller: SignedIn; body: Body }, noteMade: NoteMade) =>
        told(await shown(kind, await askFor(needs, { kind, caller, asked: askedOf(body), noteMade }))),
      show: async (caller: SignedIn, id: string) =>
        told(await shown(kind, await ownRequest(needs, { kind, caller, id }))),
    };
  }

  /** What is the same for every kind. */
  function serveRest(kind: RequestKind, routes: typeof loanRoutes | typeof businessRoutes): void {
    router.serve(routes.list, async ({ caller, query: { limit = 20, cursor = null } }) => {
      const { rows, nextCursor } = await readPage(
        limit,
        max =>
          listOrders(pool, {
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

    serveMadeOnce(router, routes.write, {
      pool,
      movements,
      make: async ({ caller, params: { id }, body: { message } }, noteMade) =>
        shown(kind, await writeAbout(needs, { kind, caller, id, noteMade }, message)),
      show: async (caller, id) => shown(kind, await ownRequest(needs, { kind, caller, id })),
    });

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
