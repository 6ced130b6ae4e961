import { transaction, type Tx } from '@wura/database';
import type { SignedIn } from '@wura/identity/server';
import { randomId } from '@wura/platform/identifiers';
import type { BodyOf } from '@wura/wire';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { webhookRefusals } from '../refusals.ts';
import type { WebhookNeeds } from './require-allowed.ts';
import {
  deliverAgain,
  insertTest,
  listDeliveries,
  lockEndpoint,
  type DeliveryRow,
  type EndpointRow,
} from './queries.ts';
import { wake } from './record-events.ts';

/** One event, or all since a moment, once more. An event that is not theirs counts as none. */
export async function tellAgain(
  { pool, now }: WebhookNeeds,
  { number: customer }: SignedIn,
  { id, event_id: event, since }: BodyOf<typeof routes.replay> & { readonly id: string },
): Promise<number> {
  return transaction(pool, async tx => {
    const endpoint = await lockOn(tx, { id, customer });
    const at = new Date(now());
    const of = event === undefined ? { since: new Date(since!) } : { event };
    const count = await deliverAgain(tx, { endpoint, at, ...of });
    if (event !== undefined && count === 0) throw refuse(commonRefusals.not_found);
    if (count > 0) await wake(tx, [endpoint]);
    return count;
  });
}

export async function sendTest(
  { pool, now }: WebhookNeeds,
  { number: customer }: SignedIn,
  id: string,
): Promise<DeliveryRow> {
  return transaction(pool, async tx => {
    const endpoint = await lockOn(tx, { id, customer });
    const at = new Date(now());
    await insertTest(tx, { endpoint, id: randomId('evt'), data: { message: 'This is a test.' }, at });
    await wake(tx, [endpoint]);
    const [latest] = await listDeliveries(tx, { endpoint: endpoint.id, before: null, limit: 1 });
    return latest!;
  });
}

async function lockOn(tx: Tx, named: { id: string; customer: bigint }): Promise<EndpointRow> {
  const endpoint = await lockEndpoint(tx, named);
  if (!endpoint) throw refuse(commonRefusals.not_found);
  if (endpoint.off_since) throw refuse(webhookRefusals.webhook_off);
  return endpoint;
}
