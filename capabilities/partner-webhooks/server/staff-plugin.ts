import type { ServerNeeds } from '@wura/features/server';
import { requireCustomerRecord } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { OperatorRouter } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { pageOf } from '@wura/wire/page-of';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { webhookRefusals } from '../refusals.ts';
import { webhookStopped } from './notices.ts';
import { endpointOnWire } from './on-wire.ts';
import { listEndpoints, lockEndpoint, updateEndpoint } from './queries.ts';

export function webhooksForStaff(
  router: OperatorRouter,
  { identity, now }: Pick<ServerNeeds, 'identity' | 'now'>,
): void {
  router.act(routes.listEndpoints, async (tx, { params: { id }, query }, note) => {
    const { number } = await requireCustomerRecord(tx, id);
    const endpoints = (await listEndpoints(tx, number)).map(each => endpointOnWire(each, now()));
    await note({ what: 'customer_webhooks_viewed', subject: id });
    return { status: 200, body: pageOf(endpoints, query, each => each.id) };
  });

  router.act(routes.stopEndpoint, async (tx, { caller, params, body: { reason } }, note) => {
    const { number: customer } = await requireCustomerRecord(tx, params.id);
    await requireOthers(tx, identity, { customers: [customer], emails: [caller.email] });
    const held = await lockEndpoint(tx, { id: params.webhook, customer });
    if (!held) throw refuse(commonRefusals.not_found);
    if (held.off_since) throw refuse(webhookRefusals.webhook_off);
    const at = new Date(now());
    const stopped = await updateEndpoint(tx, { ...held, off_since: at, off_why: 'by_staff', off_note: reason });
    await notify(tx, { customer, what: webhookStopped, facts: { url: held.url, reason }, at });
    await note({ what: 'customer_webhook_stopped', subject: params.id, why: reason });
    return { status: 200, body: endpointOnWire(stopped, now()) };
  });
}
