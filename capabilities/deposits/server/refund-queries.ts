import type { Queries, Tx } from '@wura/database';

// The SQL of refunds that were booked one by one.

export interface NewRefund {
  provider: string;
  name: string;
  deposit: string;
  amount: bigint;
  isDispute: boolean;
  moved: bigint;
  transferId: number | undefined;
}

export async function isRefundKnown(
  tx: Tx,
  { provider, name }: Pick<NewRefund, 'provider' | 'name'>,
): Promise<boolean> {
  const { rowCount } = await tx.query('select from deposits.refund where provider = $1 and name = $2', [
    provider,
    name,
  ]);
  return rowCount === 1;
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  const { provider, name, deposit, amount, isDispute, moved, transferId = null } = refund;
  await tx.query(
    `insert into deposits.refund (provider, name, deposit, amount, is_dispute, moved, transfer_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [provider, name, deposit, amount, isDispute, moved, transferId],
  );
}

/** The same of refunds that were booked one by one. */
export async function readRefundsMoved(
  db: Queries,
  provider: string,
  transferIds: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await db.query<{ transfer_id: bigint; moved: bigint }>(
    'select transfer_id, moved from deposits.refund where provider = $1 and transfer_id = any($2::bigint[])',
    [provider, transferIds],
  );
  return new Map(rows.map(({ transfer_id: id, moved }) => [Number(id), moved]));
}

export interface RefundRow {
  name: string;
  amount: bigint;
  customer: bigint;
  created_at: Date;
}

const selectRefunds = `select r.name, r.amount, d.customer, r.created_at
  from deposits.refund r join deposits.deposit d on d.reference = r.deposit where r.provider = $1`;

export async function readRefundsIn(
  db: Queries,
  provider: string,
  { from, until }: { from: Date; until: Date },
): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(`${selectRefunds} and r.created_at >= $2 and r.created_at < $3`, [
    provider,
    from,
    until,
  ]);
  return rows;
}

export async function readRefundsNamed(db: Queries, provider: string, names: readonly string[]): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(`${selectRefunds} and r.name = any($2)`, [provider, names]);
  return rows;
}
