import type { Queries, Tx } from '@wura/database';

export interface AlertRow {
  id: bigint;
  public_id: string;
  from_currency: number;
  to_currency: number;
  direction: 'above' | 'below';
  rate: string;
  created_at: Date;
  told_at: Date | null;
  seen_rate: string | null;
}

const columns = `a.id, a.public_id, a.from_currency, a.to_currency, a.direction, a.rate, a.created_at, a.told_at, a.seen_rate`;

/** The customer's own, one call after the other, so that fifty at once are counted one by one. */
export async function countWaiting(tx: Tx, customer: bigint): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('exchange.rate_alert', $1))`, [customer]);
  const { rows } = await tx.query<{ waiting: number }>(
    'select count(*)::integer as waiting from exchange.rate_alert where customer = $1 and told_at is null',
    [customer],
  );
  return rows[0]!.waiting;
}

type NewAlert = Pick<AlertRow, 'public_id' | 'from_currency' | 'to_currency' | 'direction' | 'rate'>;

/** Nothing when the customer waits for the same already. */
export async function insertAlert(tx: Tx, alert: NewAlert & { customer: bigint }): Promise<AlertRow | undefined> {
  const { rows } = await tx.query<AlertRow>(
    `insert into exchange.rate_alert as a (public_id, customer, from_currency, to_currency, direction, rate)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (customer, from_currency, to_currency, direction, rate) where told_at is null do nothing
     returning ${columns}`,
    [alert.public_id, alert.customer, alert.from_currency, alert.to_currency, alert.direction, alert.rate],
  );
  return rows[0];
}

/** Newest first. `after` is the last one of the page before. */
export async function selectAlerts(
  db: Queries,
  { customer, limit, after }: { customer: bigint; limit: number; after: string | null },
): Promise<AlertRow[]> {
  const { rows } = await db.query<AlertRow>(
    `select ${columns} from exchange.rate_alert a
      where a.customer = $1
        and ($2::text is null
             or a.id < (select id from exchange.rate_alert where customer = $1 and public_id = $2))
      order by a.id desc limit $3`,
    [customer, after, limit],
  );
  return rows;
}

export async function deleteAlert(
  db: Queries,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<boolean> {
  const { rowCount } = await db.query('delete from exchange.rate_alert where customer = $1 and public_id = $2', [
    customer,
    publicId,
  ]);
  return rowCount === 1;
}

/** Two currencies by their numbers. */
export interface NumberedPair {
  readonly from: number;
  readonly to: number;
}

/** The pairs that a customer waits for, each found by one step in the index, however many wait for it. */
export async function selectWatchedPairs(db: Queries): Promise<NumberedPair[]> {
  const { rows } = await db.query<NumberedPair>(
    `with recursive watched as (
       (select a.from_currency, a.to_currency from exchange.rate_alert a
         where a.told_at is null order by a.from_currency, a.to_currency limit 1)
       union all
       select n.* from watched w cross join lateral (
         select a.from_currency, a.to_currency from exchange.rate_alert a
          where a.told_at is null and (a.from_currency, a.to_currency) > (w.from_currency, w.to_currency)
          order by a.from_currency, a.to_currency limit 1
       ) n
     )
     select from_currency as from, to_currency as to from watched`,
  );
  return rows;
}

/** What one unit is worth now, of pairs by their currencies' numbers. */
export interface SeenRate extends NumberedPair {
  readonly rate: string;
}

export interface ReachedAlert {
  customer: bigint;
  from_currency: number;
  to_currency: number;
  direction: 'above' | 'below';
  rate: string;
  seen_rate: string;
}

/**
 * Marks the alerts whose figure these rates have reached as told, so many at most, and answers them. Each pair is two ranges
 * of an index: what waits for another figure is not looked at. Alerts that another worker has in hand are left to it.
 */
export async function takeReached(tx: Tx, seen: readonly SeenRate[], most: number): Promise<ReachedAlert[]> {
  const reached = await tx.query<{ id: bigint; rate: string }>(
    `with seen as (
       select * from unnest($1::smallint[], $2::smallint[], $3::numeric[]) as s (from_currency, to_currency, rate)
     ), above as materialized (
       select r.id, seen.rate from seen cross join lateral (
         select a.id from exchange.rate_alert a
          where a.told_at is null and a.from_currency = seen.from_currency and a.to_currency = seen.to_currency
            and a.direction = 'above' and a.rate <= seen.rate
          order by a.rate limit $4 for update skip locked
       ) r limit $4
     ), below as materialized (
       select r.id, seen.rate from seen cross join lateral (
         select a.id from exchange.rate_alert a
          where a.told_at is null and a.from_currency = seen.from_currency and a.to_currency = seen.to_currency
            and a.direction = 'below' and a.rate >= seen.rate
          order by a.rate desc limit $4 for update skip locked
       ) r limit $4
     )
     select * from above union all select * from below limit $4`,
    [seen.map(({ from }) => from), seen.map(({ to }) => to), seen.map(({ rate }) => rate), most],
  );
  if (reached.rows.length === 0) return [];
  const { rows } = await tx.query<ReachedAlert>(
    `update exchange.rate_alert a set told_at = clock_timestamp(), seen_rate = r.rate
       from unnest($1::bigint[], $2::text[]) as r (id, rate) where a.id = r.id
     returning a.customer, a.from_currency, a.to_currency, a.direction, a.rate, a.seen_rate`,
    [reached.rows.map(({ id }) => id), reached.rows.map(({ rate }) => rate)],
  );
  return rows;
}

/** What was told a season ago tells a customer nothing. */
export async function deleteOldAlerts(db: Queries): Promise<void> {
  await db.query(`delete from exchange.rate_alert where told_at < statement_timestamp() - interval '90 days'`);
}
