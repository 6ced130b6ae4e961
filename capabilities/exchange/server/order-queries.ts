import type { Queries, Tx } from '@wura/database';
import type { ConversionOrder } from '../orders-contract.ts';
import type { NumberedPair, SeenRate } from './alert-queries.ts';

export type OrderState = ConversionOrder['status'];

export interface OrderRow {
  id: bigint;
  public_id: string;
  customer: bigint;
  from_wallet: bigint;
  to_wallet: bigint;
  from_currency: number;
  to_currency: number;
  rate_of: 'source' | 'target';
  target_rate: string;
  ceiling: bigint;
  ends_at: Date;
  state: OrderState;
  why: string | null;
  placed_at: Date;
  ended_at: Date | null;
  transaction: string | null;
  amount: bigint | null;
  received: bigint | null;
  rate: string | null;
}

const columns = `o.id, o.public_id, o.customer, o.from_wallet, o.to_wallet, o.from_currency, o.to_currency, o.rate_of,
  o.target_rate, o.ceiling, o.ends_at, o.state, o.why, o.placed_at, o.ended_at, o.transaction, o.amount, o.received, o.rate`;

/** The customer's own, one call after the other, so that fifty at once are counted one by one. */
export async function countOpen(tx: Tx, customer: bigint): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('exchange.conversion_order', $1))`, [customer]);
  return countOpenOrders(tx, customer);
}

export async function countOpenOrders(db: Queries, customer: bigint): Promise<number> {
  const { rows } = await db.query<{ open: number }>(
    `select count(*)::integer as open from exchange.conversion_order where customer = $1 and state = 'open'`,
    [customer],
  );
  return rows[0]!.open;
}

type NewOrder = Omit<
  OrderRow,
  'id' | 'state' | 'why' | 'placed_at' | 'ended_at' | 'transaction' | 'amount' | 'received' | 'rate'
>;

/** Nothing when the customer has the same order open already. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<OrderRow | undefined> {
  const { rows } = await tx.query<OrderRow>(
    `insert into exchange.conversion_order as o (public_id, customer, from_wallet, to_wallet, from_currency, to_currency,
                                                 rate_of, target_rate, ceiling, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (customer, from_wallet, to_wallet, rate_of, target_rate, ceiling) where state = 'open' do nothing
     returning ${columns}`,
    [
      order.public_id,
      order.customer,
      order.from_wallet,
      order.to_wallet,
      order.from_currency,
      order.to_currency,
      order.rate_of,
      order.target_rate,
      order.ceiling,
      order.ends_at,
    ],
  );
  return rows[0];
}

interface OrderEvent {
  readonly id: bigint;
  readonly what: 'placed' | Exclude<OrderState, 'open'>;
  readonly origin?: { readonly address: string; readonly requestId: string } | undefined;
}

export async function insertOrderEvent(tx: Tx, { id, what, origin }: OrderEvent): Promise<void> {
  await tx.query(
    'insert into exchange.conversion_order_event (order_id, what, address, request_id) values ($1, $2, $3, $4)',
    [id, what, origin?.address ?? null, origin?.requestId ?? null],
  );
}

/** Newest first. `after` is the last one of the page before. */
export async function selectOrders(
  db: Queries,
  {
    customer,
    status,
    limit,
    after,
  }: { customer: bigint; status: OrderState | null; limit: number; after: string | null },
): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from exchange.conversion_order o
      where o.customer = $1 and ($2::text is null or o.state = $2)
        and ($3::text is null
             or o.id < (select id from exchange.conversion_order where customer = $1 and public_id = $3))
      order by o.id desc limit $4`,
    [customer, status, after, limit],
  );
  return rows;
}

export async function findOrder(
  db: Queries,
  { publicId, customer }: { publicId: string; customer: bigint },
): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from exchange.conversion_order o where o.public_id = $1 and o.customer = $2`,
    [publicId, customer],
  );
  return rows[0];
}

/** The pairs that a customer has an open order for. */
export async function selectOrderedPairs(db: Queries): Promise<NumberedPair[]> {
  const { rows } = await db.query<NumberedPair>(
    `with recursive ordered as (
       (select o.from_currency, o.to_currency from exchange.conversion_order o
         where o.state = 'open' order by o.from_currency, o.to_currency limit 1)
       union all
       select n.* from ordered w cross join lateral (
         select o.from_currency, o.to_currency from exchange.conversion_order o
          where o.state = 'open' and (o.from_currency, o.to_currency) > (w.from_currency, w.to_currency)
          order by o.from_currency, o.to_currency limit 1
       ) n
     )
     select from_currency as from, to_currency as to from ordered`,
  );
  return rows;
}

/** Open orders that these rates are good enough for by the figure, oldest first, after the last one that was looked at. */
export async function selectDue(
  db: Queries,
  { seen, after, limit }: { seen: readonly (SeenRate & { readonly price: string })[]; after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select o.id
       from unnest($1::smallint[], $2::smallint[], $3::numeric[], $4::numeric[])
              as s (from_currency, to_currency, rate, price)
       join exchange.conversion_order o
         on o.state = 'open' and o.from_currency = s.from_currency and o.to_currency = s.to_currency
        and (o.rate_of = 'source' and o.target_rate <= s.rate or o.rate_of = 'target' and o.target_rate >= s.price)
      where o.id > $5
      order by o.id limit $6`,
    [
      seen.map(({ from }) => from),
      seen.map(({ to }) => to),
      seen.map(({ rate }) => rate),
      seen.map(({ price }) => price),
      after,
      limit,
    ],
  );
  return rows.map(({ id }) => id);
}

/** Open orders whose time is up, by the clock that all processes share. */
export async function selectExpired(
  db: Queries,
  { after, limit }: { after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from exchange.conversion_order
      where state = 'open' and ends_at <= statement_timestamp() and id > $1 order by id limit $2`,
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

/** Whose it is. */
export async function findCustomer(db: Queries, id: bigint): Promise<bigint | undefined> {
  const { rows } = await db.query<{ customer: bigint }>(
    'select customer from exchange.conversion_order where id = $1',
    [id],
  );
  return rows[0]?.customer;
}

export type LockedOrder = OrderRow & { readonly isOver: boolean };

/**
 * Keeps all others from ending it until the transaction does, and says whether its time is up at this very moment. One
 * that another process is ending is waited for, and has ended then.
 */
export async function lockOrder(
  tx: Tx,
  by: { id: bigint } | { publicId: string; customer: bigint },
): Promise<LockedOrder | undefined> {
  const [where, values] =
    'id' in by ? ['id = $1', [by.id]] : ['public_id = $1 and customer = $2', [by.publicId, by.customer]];
  const locked = await tx.query<{ id: bigint }>(
    `select id from exchange.conversion_order where ${where} for update`,
    values,
  );
  if (!locked.rows[0]) return undefined;
  const { rows } = await tx.query<LockedOrder>(
    `select ${columns}, o.ends_at <= statement_timestamp() as "isOver" from exchange.conversion_order o where o.id = $1`,
    [locked.rows[0].id],
  );
  return rows[0];
}

export async function endOrder(
  tx: Tx,
  { id, state, why }: { id: bigint; state: 'cancelled' | 'expired' | 'failed'; why?: string },
): Promise<OrderRow> {
  const { rows } = await tx.query<OrderRow>(
    `update exchange.conversion_order as o set state = $2, why = $3, ended_at = clock_timestamp() where o.id = $1
     returning ${columns}`,
    [id, state, why ?? null],
  );
  return rows[0]!;
}

export interface Execution {
  readonly id: bigint;
  readonly transferId: number;
  readonly transaction: string;
  readonly amount: bigint;
  readonly received: bigint;
  readonly rate: string;
}

export async function markExecuted(tx: Tx, { id, ...done }: Execution): Promise<void> {
  await tx.query(
    `update exchange.conversion_order
        set state = 'executed', ended_at = clock_timestamp(), transfer_id = $2, transaction = $3, amount = $4,
            received = $5, rate = $6
      where id = $1`,
    [id, done.transferId, done.transaction, done.amount, done.received, done.rate],
  );
}
