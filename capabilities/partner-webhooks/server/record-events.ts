import type { Queries, Tx } from '@wura/database';
import type { PartnerEvent } from '@wura/features/partner-events';
import type { PartnerListener } from '@wura/features/server/partner-listener';
import { enqueueAll } from '@wura/jobs';
import { randomId } from '@wura/platform/identifiers';

/** Those whose calls are answered quickly, and the others: a slow receiver keeps no quick one waiting. */
export const deliverJob = 'deliver_webhooks';
export const deliverSlowlyJob = 'deliver_webhooks_slowly';
export const laneOf = ({ is_slow: isSlow }: { is_slow: boolean }) => (isSlow ? deliverSlowlyJob : deliverJob);

/**
 * Writes down what happened to customers who have addresses registered, with what is to be sent to which of them. The same
 * event comes to nothing when it is told again.
 */
export async function recordEvents(tx: Tx, events: readonly PartnerEvent[], at: Date): Promise<void> {
  if (events.length === 0) return;
  const column = <Name extends keyof PartnerEvent>(name: Name) => events.map(event => event[name]);
  const { rows } = await tx.query<{ public_id: string; is_slow: boolean }>(
    `with new as (
       insert into partner_webhooks.event (public_id, customer, name, subject, data, other, created_at)
       select public_id, customer, name, subject, data, other, created_at
         from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::jsonb[], $6::bigint[], $7::timestamptz[])
              with ordinality as n (public_id, customer, name, subject, data, other, created_at, place)
        where exists (select from partner_webhooks.endpoint e where e.customer = n.customer)
        order by place
       on conflict (customer, name, subject) do nothing
       returning id, customer, name
     ), sent as (
       insert into partner_webhooks.delivery (endpoint, event, next_at)
       select e.id, n.id, $8 from new n
         join partner_webhooks.endpoint e on e.customer = n.customer and n.name = any (e.events) and e.off_since is null
       returning endpoint
     )
     select distinct e.public_id, e.is_slow from sent s join partner_webhooks.endpoint e on e.id = s.endpoint
      order by e.public_id`,
    [
      events.map(() => randomId('evt')),
      column('customer'),
      column('name'),
      column('subject'),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ other }) => other ?? null),
      column('at'),
      at,
    ],
  );
  await wake(tx, rows);
}

/** In one order everywhere, so that two that wake the same addresses queue instead of locking up. */
export async function wake(tx: Tx, endpoints: readonly { public_id: string; is_slow: boolean }[]): Promise<void> {
  if (endpoints.length === 0) return;
  await enqueueAll(
    tx,
    endpoints.map(each => ({ kind: laneOf(each), subject: each.public_id })),
  );
}

export const partnerListener: PartnerListener = {
  async isHeard(db: Queries, customer) {
    const { rowCount } = await db.query('select from partner_webhooks.endpoint where customer = $1 limit 1', [
      customer,
    ]);
    return rowCount === 1;
  },
  tell: recordEvents,
};
