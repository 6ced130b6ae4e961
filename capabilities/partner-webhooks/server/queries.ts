import type { Queries, Tx } from '@wura/database';
import type { PartnerEventName } from '@wura/features/partner-event-names';
import type { DeliveryOnWire, EndpointOnWire } from '../contract.ts';

// What customers and the worker read and write of addresses and deliveries.

export interface EndpointRow {
  id: bigint;
  public_id: string;
  customer: bigint;
  url: string;
  events: PartnerEventName[];
  former_until: Date | null;
  off_since: Date | null;
  off_why: EndpointOnWire['off_why'];
  off_note: string | null;
  failing_since: Date | null;
  is_slow: boolean;
  created_at: Date;
}

const columns = `id, public_id, customer, url, events, former_until, off_since, off_why, off_note,
  failing_since, is_slow, created_at`;

/** As the worker reads it, who signs. */
export interface SigningEndpoint extends EndpointRow {
  secret: Buffer;
  former_secret: Buffer | null;
}

export async function listEndpoints(db: Queries, customer: bigint): Promise<EndpointRow[]> {
  const { rows } = await db.query<EndpointRow>(
    `select ${columns} from partner_webhooks.endpoint where customer = $1 order by id desc`,
    [customer],
  );
  return rows;
}

/** The addresses there are. Another call of the customer's that adds one waits until this one is over. */
export async function lockAddresses(tx: Tx, customer: bigint): Promise<string[]> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('partner_webhooks.endpoint', $1))`, [customer]);
  return (await listEndpoints(tx, customer)).map(({ url }) => url);
}

type NewEndpoint = Pick<EndpointRow, 'public_id' | 'customer' | 'url' | 'events' | 'created_at'> & {
  readonly secret: Buffer;
};

export async function insertEndpoint(tx: Tx, made: NewEndpoint): Promise<EndpointRow> {
  const { rows } = await tx.query<EndpointRow>(
    `insert into partner_webhooks.endpoint (public_id, customer, url, events, secret, created_at)
     values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
    [made.public_id, made.customer, made.url, made.events, made.secret, made.created_at],
  );
  return rows[0]!;
}

type Named = { readonly id: string; readonly customer: bigint };

export async function findEndpoint(db: Queries, { id, customer }: Named): Promise<EndpointRow | undefined> {
  const { rows } = await db.query<EndpointRow>(
    `select ${columns} from partner_webhooks.endpoint where public_id = $1 and customer = $2`,
    [id, customer],
  );
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockEndpoint(tx: Tx, { id, customer }: Named): Promise<EndpointRow | undefined> {
  const { rows } = await tx.query<EndpointRow>(
    `select ${columns} from partner_webhooks.endpoint where public_id = $1 and customer = $2 for no key update`,
    [id, customer],
  );
  return rows[0];
}

type Changed = Pick<EndpointRow, 'id' | 'url' | 'events' | 'off_since' | 'off_why' | 'off_note' | 'failing_since'>;

export async function updateEndpoint(tx: Tx, to: Changed): Promise<EndpointRow> {
  const { rows } = await tx.query<EndpointRow>(
    `update partner_webhooks.endpoint
        set url = $2, events = $3, off_since = $4, off_why = $5, off_note = $6, failing_since = $7
      where id = $1 returning ${columns}`,
    [to.id, to.url, to.events, to.off_since, to.off_why, to.off_note, to.failing_since],
  );
  return rows[0]!;
}

export async function renewSecret(
  tx: Tx,
  { id, secret, formerUntil }: { id: bigint; secret: Buffer; formerUntil: Date },
): Promise<void> {
  await tx.query('select partner_webhooks.renew_secret($1, $2, $3)', [id, secret, formerUntil]);
}

export async function deleteEndpoint(tx: Tx, { id, customer }: Named): Promise<boolean> {
  const { rowCount } = await tx.query('delete from partner_webhooks.endpoint where public_id = $1 and customer = $2', [
    id,
    customer,
  ]);
  return rowCount === 1;
}

/** A customer who shuts the account in an emergency does not know where else an attacker had it told. */
export async function switchAllOff(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  await tx.query(
    `update partner_webhooks.endpoint set off_since = $2, off_why = 'account_locked'
      where customer = $1 and off_since is null`,
    [customer, at],
  );
}

export interface DeliveryRow {
  n: bigint;
  event_id: string;
  event: string;
  state: DeliveryOnWire['status'];
  attempts: number;
  next_at: Date;
  last_at: Date | null;
  last_status: number | null;
  last_fault: DeliveryOnWire['last_fault'];
  last_ms: number | null;
  created_at: Date;
}

export async function listDeliveries(
  db: Queries,
  {
    endpoint,
    state,
    before,
    limit,
  }: { endpoint: bigint; state?: string | undefined; before: bigint | null; limit: number },
): Promise<DeliveryRow[]> {
  const { rows } = await db.query<DeliveryRow>(
    `select d.event as n, v.public_id as event_id, v.name as event, d.state, d.attempts, d.next_at, d.last_at, d.last_status,
            d.last_fault, d.last_ms, v.created_at
       from partner_webhooks.delivery d join partner_webhooks.event v on v.id = d.event
      where d.endpoint = $1 and ($2::text is null or d.state = $2) and ($3::bigint is null or d.event < $3)
      order by d.event desc limit $4`,
    [endpoint, state ?? null, before, limit],
  );
  return rows;
}

/** An event that nothing but the wish of a customer to see one has made; it goes to one address. */
export async function insertTest(
  tx: Tx,
  { endpoint, id, data, at }: { endpoint: EndpointRow; id: string; data: object; at: Date },
): Promise<void> {
  await tx.query(
    `with new as (
       insert into partner_webhooks.event (public_id, customer, name, subject, data, created_at)
       values ($2, $3, 'webhook.test', $2, $4, $5) returning id
     )
     insert into partner_webhooks.delivery (endpoint, event, next_at) select $1, id, $5 from new`,
    [endpoint.id, id, endpoint.customer, JSON.stringify(data), at],
  );
}

type Again = { readonly endpoint: EndpointRow; readonly at: Date } & (
  | { readonly event: string }
  | { readonly since: Date }
);

/** Tells an address of these once more, from the first attempt on; of events that it missed while it was off, too. */
export async function deliverAgain(tx: Tx, { endpoint, at, ...of }: Again): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into partner_webhooks.delivery as d (endpoint, event, next_at)
     select $1, v.id, $5 from partner_webhooks.event v
      where v.customer = $2 and ($3::text is null or v.public_id = $3) and ($4::timestamptz is null or v.created_at >= $4)
        and (v.name = any ($6::text[])
             or exists (select from partner_webhooks.delivery o where o.endpoint = $1 and o.event = v.id))
      order by v.id
     on conflict (endpoint, event) do update set state = 'waiting', attempts = 0, next_at = excluded.next_at`,
    [
      endpoint.id,
      endpoint.customer,
      'event' in of ? of.event : null,
      'since' in of ? of.since : null,
      at,
      endpoint.events,
    ],
  );
  return rowCount ?? 0;
}
