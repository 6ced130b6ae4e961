import type { Queries, Tx } from '@wura/database';

// The only SQL of this room.

export interface RequestRow {
  id: bigint;
  code: string;
  asker: bigint;
  payer: bigint | null;
  currency: number;
  amount: bigint | null;
  note: string | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  ending: 'paid' | 'withdrawn' | 'declined' | null;
}

export const requestColumns =
  'r.id, r.code, r.asker, r.payer, r.currency, r.amount, r.note, r.created_at, r.expires_at, r.ended_at, r.ending';

export type NewRequest = Omit<RequestRow, 'id' | 'ended_at' | 'ending'>;

export async function insertRequest(tx: Tx, given: NewRequest): Promise<RequestRow> {
  const { rows } = await tx.query<RequestRow>(
    `insert into payment_requests.request as r (code, asker, payer, currency, amount, note, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${requestColumns}`,
    [
      given.code,
      given.asker,
      given.payer,
      given.currency,
      given.amount,
      given.note,
      given.created_at,
      given.expires_at,
    ],
  );
  return rows[0]!;
}

/** Until the transaction ends nothing else is asked by this customer: only then is a count still true when it is used. */
export async function countOpen(
  tx: Tx,
  { asker, payer, at }: { asker: bigint; payer: bigint | null; at: Date },
): Promise<{ all: number; ofPayer: number }> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('payment_requests.request', $1))", [asker]);
  const { rows } = await tx.query<{ all: number; of_payer: number }>(
    `select count(*)::integer as all, count(*) filter (where payer = $2)::integer as of_payer
       from payment_requests.request where asker = $1 and ended_at is null and expires_at > $3`,
    [asker, payer, at],
  );
  return { all: rows[0]!.all, ofPayer: rows[0]!.of_payer };
}

/** What became of them does not matter. Run it after `countOpen`, which lets one call of the asker's count after the other. */
export async function countAsked(
  tx: Tx,
  { asker, payer, since }: { asker: bigint; payer: bigint; since: Date },
): Promise<number> {
  const { rows } = await tx.query<{ asked: number }>(
    `select count(*)::integer as asked from payment_requests.request
      where payer = $2 and asker = $1 and created_at > $3`,
    [asker, payer, since],
  );
  return rows[0]!.asked;
}

export async function findRequest(db: Queries, code: string): Promise<RequestRow | undefined> {
  const { rows } = await db.query<RequestRow>(
    `select ${requestColumns} from payment_requests.request r where r.code = $1`,
    [code],
  );
  return rows[0];
}

/** Of two who pay a fixed amount the second waits here, and then sees that it is paid. Others pass side by side. */
export async function lockRequest(tx: Tx, { id, amount }: Pick<RequestRow, 'id' | 'amount'>): Promise<RequestRow> {
  const { rows } = await tx.query<RequestRow>(
    `select ${requestColumns} from payment_requests.request r where r.id = $1 for ${amount === null ? 'share' : 'no key update'}`,
    [id],
  );
  return rows[0]!;
}

export async function endRequest(
  tx: Tx,
  { id, ending, at }: { id: bigint; ending: NonNullable<RequestRow['ending']>; at: Date },
): Promise<void> {
  await tx.query('update payment_requests.request set ending = $2, ended_at = $3 where id = $1', [id, ending, at]);
}

export async function insertPayment(
  tx: Tx,
  given: { transferId: number; request: bigint; payer: bigint; amount: bigint; at: Date },
): Promise<void> {
  await tx.query(
    'insert into payment_requests.payment (transfer_id, request, payer, amount, paid_at) values ($1, $2, $3, $4, $5)',
    [given.transferId, given.request, given.payer, given.amount, given.at],
  );
}

export interface Listed {
  customer: bigint;
  direction: 'made' | 'received' | undefined;
  limit: number;
  /** The code of the last one that was shown. */
  after: string | undefined;
}

export async function listRequests(db: Queries, { customer, direction, limit, after }: Listed): Promise<RequestRow[]> {
  const { rows } = await db.query<RequestRow>(
    `select ${requestColumns} from payment_requests.request r
      where ((r.asker = $1 and $2::text is distinct from 'received') or (r.payer = $1 and $2::text is distinct from 'made'))
        and ($3::text is null
             or r.id < (select c.id from payment_requests.request c where c.code = $3 and $1 in (c.asker, c.payer)))
      order by r.id desc limit $4`,
    [customer, direction ?? null, after ?? null, limit],
  );
  return rows;
}

export interface PaidRow {
  request: bigint;
  count: number;
  /** Without what has gone back. */
  total: bigint;
  last: Date;
}

export async function sumPaid(db: Queries, requests: readonly bigint[]): Promise<Map<bigint, PaidRow>> {
  const { rows } = await db.query<PaidRow>(
    `select request, count(*)::integer as count, sum(amount - wallets.sent_back(transfer_id))::bigint as total,
            max(paid_at) as last
       from payment_requests.payment where request = any($1::bigint[]) group by request`,
    [requests],
  );
  return new Map(rows.map(row => [row.request, row]));
}

export interface PaymentRow {
  request: bigint;
  transfer_id: bigint;
  payer: bigint;
  amount: bigint;
  returned: bigint;
  paid_at: Date;
}

/** The newest of each. */
export async function newestPayments(
  db: Queries,
  { requests, max }: { requests: readonly bigint[]; max: number },
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select p.request, p.transfer_id, p.payer, p.amount, wallets.sent_back(p.transfer_id) as returned, p.paid_at
       from unnest($1::bigint[]) as r (id)
       cross join lateral (select * from payment_requests.payment p where p.request = r.id
                            order by p.transfer_id desc limit $2) p`,
    [requests, max],
  );
  return rows;
}
