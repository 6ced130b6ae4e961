import { transaction } from '@wura/database';
import { readPage } from '@wura/database/page';
import { countLivingKeys, type CustomerRouter } from '@wura/identity/server';
import { pageOf } from '@wura/wire/page-of';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { changeEndpoint } from './change-endpoint.ts';
import { makeEndpoint } from './make-endpoint.ts';
import { deliveryOnWire, endpointOnWire } from './on-wire.ts';
import { deleteEndpoint, findEndpoint, listDeliveries, listEndpoints } from './queries.ts';
import { renewSecret } from './renew-secret.ts';
import type { WebhookNeeds } from './require-allowed.ts';
import { sendTest, tellAgain } from './tell-again.ts';

const pageMax = 50;

export function partnerWebhooks(router: CustomerRouter, needs: WebhookNeeds): void {
  const { pool, now } = needs;

  router.serve(routes.list, async ({ caller: { number: customer }, query }) => {
    const endpoints = (await listEndpoints(pool, customer)).map(each => endpointOnWire(each, now()));
    const keys = await transaction(pool, tx => countLivingKeys(tx, { customer, at: new Date(now()) }));
    return { status: 200, body: { ...pageOf(endpoints, query, ({ id }) => id), may_make: keys > 0 } };
  });
  router.serve(routes.make, async call => {
    const { endpoint, secret } = await makeEndpoint(needs, call.caller, call.body, call);
    return { status: 201, body: { endpoint: endpointOnWire(endpoint, now()), secret } };
  });
  router.serve(routes.change, async call => {
    const changed = await changeEndpoint(needs, call.caller, { id: call.params.id, ...call.body }, call);
    return { status: 200, body: endpointOnWire(changed, now()) };
  });
  router.serve(routes.remove, async ({ caller, params: { id } }) => {
    const isGone = await transaction(pool, tx => deleteEndpoint(tx, { id, customer: caller.number }));
    if (!isGone) throw refuse(commonRefusals.not_found);
    return { status: 204, body: null };
  });
  router.serve(routes.renew, async call => {
    const { endpoint, secret } = await renewSecret(needs, call.caller, { id: call.params.id, ...call.body }, call);
    return { status: 200, body: { endpoint: endpointOnWire(endpoint, now()), secret } };
  });
  router.serve(routes.test, async ({ caller, params: { id } }) => {
    return { status: 201, body: deliveryOnWire(await sendTest(needs, caller, id)) };
  });
  router.serve(routes.replay, async ({ caller, params: { id }, body }) => {
    return { status: 200, body: { count: await tellAgain(needs, caller, { id, ...body }) } };
  });
  router.serve(routes.deliveries, async ({ caller, params: { id }, query: { status, limit = pageMax, cursor } }) => {
    const endpoint = await findEndpoint(pool, { id, customer: caller.number });
    if (!endpoint) throw refuse(commonRefusals.not_found);
    const before = cursor === undefined ? null : BigInt(cursor);
    const { rows, nextCursor } = await readPage(
      limit,
      max => listDeliveries(pool, { endpoint: endpoint.id, state: status, before, limit: max }),
      ({ n }) => String(n),
    );
    return { status: 200, body: { data: rows.map(deliveryOnWire), nextCursor } };
  });
}
