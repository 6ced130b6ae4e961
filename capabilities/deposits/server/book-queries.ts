import type { Queries } from '@wura/database';
import type { DepositState } from './queries.ts';

// The SQL that compares deposits with the provider's records.

/** A deposit with the amount that the ledger has for it, where it has one. */
export interface BookRow {
  reference: string;
  amount: bigint;
  state: DepositState;
  /** It is in the books: credited, or set aside. */
  is_booked: boolean;
  created_at: Date;
  updated_at: Date;
  customer: bigint;
}

const selectBooks = `select d.reference, coalesce(d.received, e.amount, d.amount) as amount, d.state,
    e.amount is not null or d.set_aside_transfer_id is not null as is_booked, d.created_at, d.updated_at, d.customer
  from deposits.deposit d
  left join wallets.waiting_movement m on m.transfer_id = d.transfer_id
  left join ledger.entry e on e.wallet_id = m.wallet and e.seq = m.seq`;

export async function readBegunIn(
  db: Queries,
  provider: string,
  { from, until }: { from: Date; until: Date },
): Promise<BookRow[]> {
  const { rows } = await db.query<BookRow>(
    `${selectBooks} where d.provider = $1 and d.created_at >= $2 and d.created_at < $3`,
    [provider, from, until],
  );
  return rows;
}

export async function readNamed(db: Queries, provider: string, references: readonly string[]): Promise<BookRow[]> {
  const { rows } = await db.query<BookRow>(`${selectBooks} where d.provider = $1 and d.reference = any($2)`, [
    provider,
    references,
  ]);
  return rows;
}

export async function firstBegunAt(db: Queries, provider: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    'select min(created_at) as at from deposits.deposit where provider = $1',
    [provider],
  );
  return rows[0]!.at;
}

/**
 * Of these transfers, those that brought a deposit into the books (its amount left the provider's wallet), or took it back
 * out of them.
 */
export async function readMoved(
  db: Queries,
  provider: string,
  transferIds: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await db.query<{ transfer_id: bigint; minor: bigint }>(
    `select d.transfer_id, -coalesce(d.received, d.amount) as minor from deposits.deposit d
      where d.provider = $1 and d.transfer_id = any($2::bigint[]) and d.set_aside_transfer_id is null
      union all
     select d.set_aside_transfer_id, -d.received from deposits.deposit d
      where d.provider = $1 and d.set_aside_transfer_id = any($2::bigint[])
      union all
     select d.reversal_transfer_id, coalesce(d.reversal_amount, d.amount) from deposits.deposit d
      where d.provider = $1 and d.reversal_transfer_id = any($2::bigint[])`,
    [provider, transferIds],
  );
  return new Map(rows.map(({ transfer_id: id, minor }) => [Number(id), minor]));
}
