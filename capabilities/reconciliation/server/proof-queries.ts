import type { Queries, Tx } from '@wura/database';
import type { Sums } from '@wura/ledger/server/sums';

// The SQL of the proofs that customers may read.

export interface Proof {
  readonly at: Date;
  readonly isWhole: boolean;
  readonly booksHead: string;
  readonly auditHead: string;
  readonly sums: readonly Sums[];
}

export interface ProofRow extends Proof {
  /** As `2026-11-23`, in UTC. */
  readonly day: string;
  readonly wasBroken: boolean;
}

/** The day's last word. That something was broken on it stays said. */
export async function saveProof(tx: Tx, { at, isWhole, booksHead, auditHead, sums }: Proof): Promise<void> {
  const written = sums.map(({ currency, customers, house }) => ({
    currency,
    customers: String(customers),
    house: String(house),
  }));
  await tx.query(
    `insert into reconciliation.proof as p (day, checked_at, is_whole, was_broken, books_head, audit_head, sums)
     values (($1::timestamptz at time zone 'UTC')::date, $1, $2, not $2, $3, $4, $5)
     on conflict (day) do update set checked_at = excluded.checked_at, is_whole = excluded.is_whole,
       was_broken = p.was_broken or excluded.was_broken, books_head = excluded.books_head,
       audit_head = excluded.audit_head, sums = excluded.sums`,
    [at, isWhole, booksHead, auditHead, JSON.stringify(written)],
  );
}

/** The newest first. */
export async function readProofs(db: Queries, { limit }: { limit: number }): Promise<ProofRow[]> {
  const { rows } = await db.query<{
    day: string;
    checked_at: Date;
    is_whole: boolean;
    was_broken: boolean;
    books_head: string;
    audit_head: string;
    sums: readonly { currency: number; customers: string; house: string }[];
  }>(
    `select to_char(day, 'YYYY-MM-DD') as day, checked_at, is_whole, was_broken, books_head, audit_head, sums
       from reconciliation.proof order by reconciliation.proof.day desc limit $1`,
    [limit],
  );
  return rows.map(row => ({
    day: row.day,
    at: row.checked_at,
    isWhole: row.is_whole,
    wasBroken: row.was_broken,
    booksHead: row.books_head,
    auditHead: row.audit_head,
    sums: row.sums.map(({ currency, customers, house }) => ({
      currency,
      customers: BigInt(customers),
      house: BigInt(house),
    })),
  }));
}

/** When the stretch that was checked longest ago was checked; nothing where none ever was. */
export async function readOldestCheck(db: Queries): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date | null }>('select min(checked_at) as at from ledger.verified_stretch');
  return rows[0]!.at ?? undefined;
}
