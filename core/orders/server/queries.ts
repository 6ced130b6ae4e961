import type { Queries, Tx } from '@wura/database';
import type { Author, Order } from './kinds.ts';

interface NewRow {
  id: string;
  kind: string;
  customer: bigint;
  status: string;
  details: unknown;
  transferId: number | null;
  promised: { from: string; to: string } | null;
  at: Date;
}

export async function insertOrder(tx: Tx, row: NewRow): Promise<bigint> {
  const { id, kind, customer, status, details, transferId, promised, at } = row;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into orders.placed (public_id, kind, customer, status, details, transfer_id, promised_from, promised_to,
                                placed_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning id`,
    [id, kind, customer, status, JSON.stringify(details), transferId, promised?.from ?? null, promised?.to ?? null, at],
  );
  return rows[0]!.id;
}

export async function insertStep(
  tx: Tx,
  { order, at, by, status, note }: StepRow & { order: bigint; by: Author },
): Promise<void> {
  await tx.query(
    'insert into orders.step (placed, at, author, operator, status, note) values ($1, $2, $3, $4, $5, $6)',
    [
      order,
      at,
      'operator' in by ? 'staff' : 'customer',
      'operator' in by ? by.operator : null,
      status ?? null,
      note ?? null,
    ],
  );
}

interface StepRow {
  at: Date;
  status: string | undefined;
  note: string | undefined;
}

export async function updateStatus(
  tx: Tx,
  { order, status, at }: { order: bigint; status: string; at: Date },
): Promise<void> {
  await tx.query('update orders.placed set status = $2, updated_at = $3 where id = $1', [order, status, at]);
}

const columns = `o.id, o.public_id, o.kind, o.customer, p.public_id as customer_id, o.status, o.details, o.transfer_id,
  o.promised_from::text, o.promised_to::text, o.placed_at, o.updated_at`;
const source = 'orders.placed o join identity.person p on p.id = o.customer';

interface OrderRow {
  id: bigint;
  public_id: string;
  kind: string;
  customer: bigint;
  customer_id: string;
  status: string;
  details: unknown;
  transfer_id: bigint | null;
  promised_from: string | null;
  promised_to: string | null;
  placed_at: Date;
  updated_at: Date;
}

/** Until the transaction ends it stands where it is read. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | undefined> {
  const { rows } = await tx.query<OrderRow>(`select ${columns} from ${source} where o.public_id = $1 for update of o`, [
    id,
  ]);
  return rows[0] && orderOf(rows[0]);
}

/** A customer's own; without one, whosever it is. */
export async function findOrder(
  db: Queries,
  { id, customer }: { id: string; customer?: bigint },
): Promise<Order | undefined> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from ${source} where o.public_id = $1 and ($2::bigint is null or o.customer = $2)`,
    [id, customer ?? null],
  );
  return rows[0] && orderOf(rows[0]);
}

/** What a payment bought. */
export async function findOrderOfTransfer(db: Queries, transferId: number): Promise<Order | undefined> {
  const { rows } = await db.query<OrderRow>(`select ${columns} from ${source} where o.transfer_id = $1`, [transferId]);
  return rows[0] && orderOf(rows[0]);
}

interface OfCustomer {
  readonly customer: bigint;
  readonly kind: string;
}

/** Until the transaction ends no other places an order of this kind for this customer, so what is counted stays true. */
export async function lockOrdersOf(tx: Tx, { customer, kind }: OfCustomer): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [`orders ${kind}`, customer]);
}

export async function countOrders(
  db: Queries,
  { customer, kind, statuses }: OfCustomer & { statuses: readonly string[] },
): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'select count(*) as count from orders.placed where customer = $1 and kind = $2 and status = any($3::text[])',
    [customer, kind, statuses],
  );
  return Number(rows[0]!.count);
}

/** Orders of a kind that stand at a step. */
export interface Standing {
  readonly kind: string;
  readonly status: string;
}

export interface OrderFilter {
  readonly customer?: bigint;
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  /** Only those that stand at one of these, the longest waiting first. */
  readonly waiting?: readonly Standing[] | undefined;
  readonly limit: number;
  /** The id of the last one that was read. */
  readonly after: string | null;
}

/** Newest first, unless it is asked for what waits. */
export async function listOrders(
  db: Queries,
  { customer, kind, status, waiting, limit, after }: OrderFilter,
): Promise<Order[]> {
  const [order, later] = waiting ? ['asc', '>'] : ['desc', '<'];
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from ${source}
      where ($1::bigint is null or o.customer = $1) and ($2::text is null or o.kind = $2)
        and ($3::text is null or o.status = $3)
        and ($6::text[] is null or (o.kind, o.status) in (select * from unnest($6, $7::text[])))
        and ($4::text is null or o.id ${later} (select b.id from orders.placed b
                                          where b.public_id = $4 and ($1::bigint is null or b.customer = $1)))
      order by o.id ${order} limit $5`,
    [
      customer ?? null,
      kind ?? null,
      status ?? null,
      after,
      limit,
      waiting?.map(standing => standing.kind) ?? null,
      waiting?.map(standing => standing.status) ?? null,
    ],
  );
  return rows.map(orderOf);
}

export interface OrderStep {
  readonly at: Date;
  readonly author: 'customer' | 'staff';
  /** The operator's, for staff alone. */
  readonly operatorName: string | null;
  readonly status: string | null;
  readonly note: string | null;
}

/** In the order in which they came, by the number of their order. */
export async function readSteps(
  db: Queries,
  orders: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly OrderStep[]>> {
  const { rows } = await db.query<OrderStep & { placed: bigint }>(
    `select s.placed, s.at, s.author, w.name as "operatorName", s.status, s.note
       from orders.step s left join operators.staff w on w.id = s.operator
      where s.placed = any($1::bigint[]) order by s.id`,
    [orders],
  );
  return new Map(orders.map(order => [order, rows.filter(({ placed }) => placed === order)]));
}

function orderOf(row: OrderRow): Order {
  const { promised_from: from, promised_to: to, transfer_id: transferId } = row;
  return {
    id: row.public_id,
    number: row.id,
    kind: row.kind,
    customer: row.customer,
    customerId: row.customer_id,
    status: row.status,
    details: row.details,
    transferId: transferId === null ? null : Number(transferId),
    promised: from !== null && to !== null ? { from, to } : null,
    placedAt: row.placed_at,
    updatedAt: row.updated_at,
  };
}
