import type { Biller } from '@wura/bills/billers-contract';
import type { Queries, Tx } from '@wura/database';

// The only SQL of this room.

export interface BillerRow {
  public_id: string;
  kind: Biller['kind'];
  number: string;
  label: string | null;
  details: Omit<Biller['details'], 'number'>;
  created_at: Date;
}

const columns = 'b.public_id, b.kind, b.number, b.label, b.details, b.created_at';

export interface Asked {
  customer: bigint;
  kind: Biller['kind'] | undefined;
  q: string | undefined;
  limit: number;
  /** The last one that was shown. */
  after: string | undefined;
}

export async function listBillers(db: Queries, { customer, kind, q, limit, after }: Asked): Promise<BillerRow[]> {
  const { rows } = await db.query<BillerRow>(
    `select ${columns} from billers.biller b
      where b.customer = $1
        and ($2::text is null or b.kind = $2)
        and ($3::text is null
             or position(lower($3) in lower(concat_ws(' ', b.label, b.number, b.details ->> 'network', b.details ->> 'provider'))) > 0)
        and ($4::text is null or b.id < (select c.id from billers.biller c where c.customer = $1 and c.public_id = $4))
      order by b.id desc limit $5`,
    [customer, kind ?? null, q || null, after ?? null, limit],
  );
  return rows;
}

/** Until the transaction ends, nothing else is saved for this customer: only then is a count still true when it is used. */
export async function countBillers(tx: Tx, customer: bigint): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('billers.biller', $1))", [customer]);
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::integer as count from billers.biller where customer = $1',
    [customer],
  );
  return rows[0]!.count;
}

type NewBiller = Pick<BillerRow, 'kind' | 'number' | 'label' | 'details'> & { customer: bigint; publicId: string };

/** Nothing when the customer has saved this number before. */
export async function insertBiller(tx: Tx, given: NewBiller): Promise<BillerRow | undefined> {
  const { rows } = await tx.query<BillerRow>(
    `insert into billers.biller as b (public_id, customer, kind, number, label, details)
     values ($1, $2, $3, $4, $5, $6) on conflict (customer, kind, number) do nothing
     returning ${columns}`,
    [given.publicId, given.customer, given.kind, given.number, given.label, JSON.stringify(given.details)],
  );
  return rows[0];
}

interface Named {
  customer: bigint;
  publicId: string;
}

/** Nothing when there is none of the customer's. */
export async function renameBiller(tx: Tx, { customer, publicId, label }: Named & { label: string | null }) {
  const { rows } = await tx.query<BillerRow>(
    `update billers.biller b set label = $3 where b.customer = $1 and b.public_id = $2 returning ${columns}`,
    [customer, publicId, label],
  );
  return rows[0];
}

/** False when there is none of the customer's. */
export async function deleteBiller(tx: Tx, { customer, publicId }: Named): Promise<boolean> {
  const { rowCount } = await tx.query('delete from billers.biller where customer = $1 and public_id = $2', [
    customer,
    publicId,
  ]);
  return rowCount === 1;
}
