import type { Queries, Tx } from '@wura/database';
import type { CurrencyCode } from '@wura/money/currencies';
import type { Rates } from '../cross-rate.ts';

export interface SnapshotRow {
  id: bigint;
  source: string;
  is_simulated: boolean;
  cadence: 'hourly' | 'daily';
  as_of: Date;
  fetched_at: Date;
  rates: Rates;
  held: CurrencyCode[];
}

/** The newest word of each of these sources, in their order. */
export async function selectNewest(db: Queries, sources: readonly string[]): Promise<SnapshotRow[]> {
  const { rows } = await db.query<SnapshotRow>({
    name: 'rates.newest',
    text: `select n.* from unnest($1::text[]) with ordinality as s (name, place)
           cross join lateral (
             select id, source, is_simulated, cadence, as_of, fetched_at, rates, held
             from rates.snapshot where source = s.name order by as_of desc limit 1
           ) n order by s.place`,
    values: [sources],
  });
  return rows;
}

/** False: this source had said just that before. What it corrects takes the place of what it said. */
export async function insertSnapshot(tx: Tx, row: Omit<SnapshotRow, 'id'>): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into rates.snapshot as s (source, is_simulated, cadence, as_of, fetched_at, rates, held)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (source, as_of) do update
       set rates = excluded.rates, held = excluded.held, fetched_at = excluded.fetched_at
       where s.rates <> excluded.rates`,
    [row.source, row.is_simulated, row.cadence, row.as_of, row.fetched_at, JSON.stringify(row.rates), row.held],
  );
  return rowCount === 1;
}

/** Locked until the transaction ends, so that two sources are compared one after the other. */
export async function lockAccepted(tx: Tx, { isSimulated }: { isSimulated: boolean }): Promise<Rates> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('rates.accepted', 0))`);
  const { rows } = await tx.query<{ currency: CurrencyCode; rate: string }>(
    'select currency, rate from rates.accepted where is_simulated = $1',
    [isSimulated],
  );
  return Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate]));
}

export async function upsertAccepted(
  tx: Tx,
  { isSimulated, at, rates }: { isSimulated: boolean; at: Date; rates: Rates },
): Promise<void> {
  await tx.query(
    `insert into rates.accepted as a (currency, is_simulated, rate, at)
     select key, $2, value, $3 from jsonb_each_text($1)
     on conflict (currency, is_simulated) do update set rate = excluded.rate, at = excluded.at`,
    [JSON.stringify(rates), isSimulated, at],
  );
}

/** What waits for a person in the newest word of any source. */
export async function selectHeld(db: Queries): Promise<CurrencyCode[]> {
  const { rows } = await db.query<{ currency: CurrencyCode }>(
    `select distinct unnest(n.held) as currency
       from (select distinct on (source) held from rates.snapshot order by source, as_of desc) n`,
  );
  return rows.map(({ currency }) => currency);
}

/** One snapshot of each day of a source is enough for a chart, once the day is over. */
export async function thinOut(tx: Tx, { source, before }: { source: string; before: Date }): Promise<void> {
  await tx.query(
    `delete from rates.snapshot s
      where s.source = $1 and s.as_of < $2
        and exists (select from rates.snapshot l
                     where l.source = s.source and l.as_of > s.as_of
                       and l.as_of < date_trunc('day', s.as_of, 'UTC') + interval '1 day')`,
    [source, before],
  );
}

/** The days on which this source said something. */
export async function selectDays(
  db: Queries,
  { source, since }: { source: string; since: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ day: string }>(
    `select distinct to_char(as_of at time zone 'UTC', 'YYYY-MM-DD') as day
       from rates.snapshot where source = $1 and as_of >= $2`,
    [source, since],
  );
  return new Set(rows.map(({ day }) => day));
}

/** The last word of every day, oldest first: of the first source in the list that said something that day. */
export async function selectDaily(
  db: Queries,
  { sources, since }: { sources: readonly string[]; since: Date },
): Promise<Pick<SnapshotRow, 'as_of' | 'source' | 'rates' | 'held'>[]> {
  const { rows } = await db.query<Pick<SnapshotRow, 'as_of' | 'source' | 'rates' | 'held'>>(
    `select distinct on (date_trunc('day', s.as_of, 'UTC')) s.as_of, s.source, s.rates, s.held
       from rates.snapshot s
       join unnest($1::text[]) with ordinality as n (name, place) on n.name = s.source
      where s.as_of >= $2
      order by date_trunc('day', s.as_of, 'UTC'), n.place, s.as_of desc`,
    [sources, since],
  );
  return rows;
}

export interface DecisionRow {
  currency: CurrencyCode;
  rate: string | null;
  valid_until: Date | null;
  is_stopped: boolean;
  reason: string;
  set_at: Date;
}

export async function selectDecisions(db: Queries): Promise<DecisionRow[]> {
  const { rows } = await db.query<DecisionRow>({
    name: 'rates.decisions',
    text: 'select currency, rate, valid_until, is_stopped, reason, set_at from rates.decision order by currency',
  });
  return rows;
}

export async function upsertDecision(tx: Tx, row: DecisionRow): Promise<void> {
  await tx.query(
    `insert into rates.decision (currency, rate, valid_until, is_stopped, reason, set_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (currency) do update set rate = excluded.rate, valid_until = excluded.valid_until,
       is_stopped = excluded.is_stopped, reason = excluded.reason, set_at = excluded.set_at`,
    [row.currency, row.rate, row.valid_until, row.is_stopped, row.reason, row.set_at],
  );
}

export async function deleteDecision(tx: Tx, currency: CurrencyCode): Promise<void> {
  await tx.query('delete from rates.decision where currency = $1', [currency]);
}

export async function releaseHeld(tx: Tx, { id, currency }: { id: bigint; currency: CurrencyCode }): Promise<void> {
  await tx.query('update rates.snapshot set held = array_remove(held, $2) where id = $1', [id, currency]);
}
