import type { Queries, Tx } from '@wura/database';
import type { Money } from '@wura/money';
import { currencyById, currencyOf, type CurrencyCode } from '@wura/money/currencies';

export interface BookedItem {
  readonly reference: string;
  readonly currency: CurrencyCode;
  readonly minor: bigint;
}

/** Keeps what each is now, and answers by how much that is more than what was kept, by currency. */
export async function noteBooked(
  tx: Tx,
  { provider, what, items }: { provider: string; what: string; items: readonly BookedItem[] },
): Promise<Money[]> {
  const { rows } = await tx.query<{ currency: CurrencyCode; minor: bigint }>(
    `with given as (
       select * from unnest($3::text[], $4::text[], $5::bigint[]) as g (reference, currency, minor)
     ), before as (
       select b.reference, b.minor from reconciliation.booked b
        where b.provider = $1 and b.what = $2 and b.reference = any($3::text[])
     ), kept as (
       insert into reconciliation.booked as b (provider, what, reference, currency, minor)
       select $1, $2, reference, currency, minor from given
       on conflict (provider, what, reference) do update set minor = excluded.minor where b.minor <> excluded.minor
     )
     select g.currency, sum(g.minor - coalesce(before.minor, 0))::bigint as minor
       from given g left join before using (reference) group by g.currency`,
    [
      provider,
      what,
      items.map(({ reference }) => reference),
      items.map(({ currency }) => currency),
      items.map(({ minor }) => minor),
    ],
  );
  return rows;
}

export interface Booking {
  transferId: number;
  provider: string;
  what: 'fees' | 'settlements';
  minor: bigint;
  run: bigint;
}

export async function insertBooking(tx: Tx, { transferId, provider, what, minor, run }: Booking): Promise<void> {
  await tx.query(
    'insert into reconciliation.booking (transfer_id, provider, what, minor, run) values ($1, $2, $3, $4, $5)',
    [transferId, provider, what, minor, run],
  );
}

/** Of these transfers, those that booked fees and settlements. */
export async function readBookings(
  db: Queries,
  provider: string,
  transferIds: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await db.query<{ transfer_id: bigint; minor: bigint }>(
    'select transfer_id, minor from reconciliation.booking where provider = $1 and transfer_id = any($2::bigint[])',
    [provider, transferIds],
  );
  return new Map(rows.map(({ transfer_id: id, minor }) => [Number(id), minor]));
}

/** What our books say stands with a provider. */
export async function readOurs(db: Queries, provider: string): Promise<Money[]> {
  const { rows } = await db.query<{ currency: number; minor: bigint }>(
    `select currency, -coalesce(sum(balance), 0)::bigint as minor from ledger.system_balance
      where purpose = $1 group by currency`,
    [provider],
  );
  return rows.map(({ currency, minor }) => ({ currency: currencyById(currency).code, minor }));
}

export interface BalanceRow {
  provider: string;
  currency: CurrencyCode;
  /** What stood there beyond our books, as it was accepted: the owner's own. */
  base: bigint;
  theirs: bigint;
  ours: bigint;
  /** What nothing explains. */
  difference: bigint;
  checked_at: Date;
}

export async function listBalances(db: Queries): Promise<BalanceRow[]> {
  const { rows } = await db.query<BalanceRow>(
    `select provider, currency, base, theirs, ours, difference, checked_at
       from reconciliation.provider_balance order by provider, currency`,
  );
  return rows;
}

/** The base is kept as it was first found. Answers what nothing explains. */
export async function noteBalance(
  tx: Tx,
  {
    provider,
    currency,
    theirs,
    ours,
    at,
  }: Pick<BalanceRow, 'provider' | 'theirs' | 'ours' | 'currency'> & { at: Date },
): Promise<BalanceRow> {
  const { rows } = await tx.query<BalanceRow>(
    `insert into reconciliation.provider_balance as b (provider, currency, base, theirs, ours, difference, checked_at)
     values ($1, $2, $3::bigint - $4::bigint, $3, $4, 0, $5)
     on conflict (provider, currency) do update
       set theirs = excluded.theirs, ours = excluded.ours, checked_at = excluded.checked_at,
           difference = excluded.theirs - excluded.ours - b.base
     returning *`,
    [provider, currencyOf(currency).code, theirs, ours, at],
  );
  return rows[0]!;
}

/** What stands there unexplained is the owner's from now on. */
export async function acceptBalance(
  tx: Tx,
  { provider, currency, difference }: { provider: string; currency: string; difference: bigint },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update reconciliation.provider_balance set base = base + difference, difference = 0
      where provider = $1 and currency = $2 and difference = $3 and difference <> 0`,
    [provider, currency, difference],
  );
  return rowCount === 1;
}
