import type { Queries, Tx } from '@wura/database';
import type { Entry } from '@wura/ledger/server/order';
import type { Repeats } from '../calendar.ts';
import type { Schedule, ScheduledRun } from '../contract.ts';
import type { FailurePlan } from '../rules.ts';

// All SQL of this room, and past 300 lines because one place for it is worth more than a short file.

export interface ScheduleRow {
  id: bigint;
  public_id: string;
  customer: bigint;
  wallet: bigint;
  kind: string;
  fields: Record<string, string>;
  name: string;
  number: string;
  amount: bigint;
  currency: number;
  repeats: Repeats;
  starts_on: string;
  ends_on: string | null;
  on_failure: FailurePlan;
  state: Schedule['status'];
  next_on: string | null;
  retry_of: string | null;
  retry_on: string | null;
  retries: number;
  wait_until: Date | null;
  version: number;
  created_at: Date;
}

const columns = `s.id, s.public_id, s.customer, s.wallet, s.kind, s.fields, s.name, s.number, s.amount, s.currency, s.repeats,
  s.starts_on, s.ends_on, s.on_failure, s.state, s.next_on, s.retry_of, s.retry_on, s.retries, s.wait_until, s.version,
  s.created_at`;

type NewSchedule = Omit<
  ScheduleRow,
  'id' | 'state' | 'retry_of' | 'retry_on' | 'retries' | 'wait_until' | 'version' | 'created_at'
>;

/** The customer's own, one call after the other, so that fifty at once are counted one by one. */
export async function countLiving(tx: Tx, customer: bigint): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('scheduled_payments.schedule', $1))`, [customer]);
  return countLivingOf(tx, customer);
}

export async function countLivingOf(db: Queries, customer: bigint): Promise<number> {
  const { rows } = await db.query<{ living: number }>(
    `select count(*)::integer as living from scheduled_payments.schedule
      where customer = $1 and state in ('active', 'paused')`,
    [customer],
  );
  return rows[0]!.living;
}

/** Nothing when the customer has the same one already. */
export async function insertSchedule(tx: Tx, made: NewSchedule): Promise<ScheduleRow | undefined> {
  const { rows } = await tx.query<ScheduleRow>(
    `insert into scheduled_payments.schedule as s (public_id, customer, wallet, kind, fields, name, number, amount, currency,
                                                   repeats, starts_on, ends_on, on_failure, next_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (customer, wallet, kind, fields, amount, repeats, starts_on) where state in ('active', 'paused')
       do nothing
     returning ${columns}`,
    [
      made.public_id,
      made.customer,
      made.wallet,
      made.kind,
      JSON.stringify(made.fields),
      made.name,
      made.number,
      made.amount,
      made.currency,
      made.repeats,
      made.starts_on,
      made.ends_on,
      made.on_failure,
      made.next_on,
    ],
  );
  return rows[0];
}

type Named = { readonly publicId: string; readonly customer?: bigint };

export async function findSchedule(db: Queries, { publicId, customer }: Named): Promise<ScheduleRow | undefined> {
  const { rows } = await db.query<ScheduleRow>(
    `select ${columns} from scheduled_payments.schedule s
      where s.public_id = $1 and ($2::bigint is null or s.customer = $2)`,
    [publicId, customer ?? null],
  );
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockSchedule(tx: Tx, { publicId, customer }: Named): Promise<ScheduleRow | undefined> {
  const { rows } = await tx.query<ScheduleRow>(
    `select ${columns} from scheduled_payments.schedule s
      where s.public_id = $1 and ($2::bigint is null or s.customer = $2) for update`,
    [publicId, customer ?? null],
  );
  return rows[0];
}

/** All of this customer that go on, held until the transaction ends, in the order of their ids. */
export async function lockActive(tx: Tx, customer: bigint): Promise<ScheduleRow[]> {
  const { rows } = await tx.query<ScheduleRow>(
    `select ${columns} from scheduled_payments.schedule s
      where s.customer = $1 and s.state = 'active' order by s.id for update`,
    [customer],
  );
  return rows;
}

export type Progress = Partial<
  Pick<ScheduleRow, 'state' | 'next_on' | 'retry_of' | 'retry_on' | 'retries' | 'wait_until'>
>;

/** How far it has come; what is left out stays as it is. Every change counts, so that who read it before notices. */
export async function updateProgress(tx: Tx, row: ScheduleRow, changes: Progress): Promise<ScheduleRow> {
  const { id, state, next_on, retry_of, retry_on, retries, wait_until } = { ...row, ...changes };
  const { rows } = await tx.query<ScheduleRow>(
    `update scheduled_payments.schedule s
        set state = $2, next_on = $3, retry_of = $4, retry_on = $5, retries = $6, wait_until = $7, version = s.version + 1
      where s.id = $1 returning ${columns}`,
    [id, state, next_on, retry_of, retry_on, retries, wait_until],
  );
  return rows[0]!;
}

export type Terms = Partial<Pick<ScheduleRow, 'amount' | 'repeats' | 'starts_on' | 'ends_on' | 'on_failure'>>;

/** What its customer has agreed to. */
export async function updateTerms(tx: Tx, row: ScheduleRow, changes: Terms): Promise<ScheduleRow> {
  const { id, amount, repeats, starts_on, ends_on, on_failure } = { ...row, ...changes };
  const { rows } = await tx.query<ScheduleRow>(
    `update scheduled_payments.schedule s
        set amount = $2, repeats = $3, starts_on = $4, ends_on = $5, on_failure = $6, version = s.version + 1
      where s.id = $1 returning ${columns}`,
    [id, amount, repeats, starts_on, ends_on, on_failure],
  );
  return rows[0]!;
}

interface Listed {
  customer: bigint;
  state: string | null;
  limit: number;
  after: string | null;
}

/** Those that go on first, by their next day; a cursor names the last that was shown. */
export async function listSchedules(
  db: Queries,
  { customer, state, limit, after }: Listed,
): Promise<(ScheduleRow & { last: RunRow | null })[]> {
  const order = `(s.state not in ('active', 'paused')), coalesce(s.try_on, '9999-12-31'), s.id`;
  const { rows } = await db.query<ScheduleRow>(
    `select ${columns} from scheduled_payments.schedule s
      where s.customer = $1 and ($2::text is null or s.state = $2)
        and ($3::text is null or (${order}) > (select ${order} from scheduled_payments.schedule s
                                                where s.public_id = $3 and s.customer = $1))
      order by ${order} limit $4`,
    [customer, state, after, limit],
  );
  const last = await lastRuns(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({ ...row, last: last.get(row.id) ?? null }));
}

export interface RunRow {
  schedule: bigint;
  day: string;
  due_on: string;
  outcome: ScheduledRun['outcome'];
  why: string | null;
  amount: bigint | null;
  transfer_id: bigint | null;
  wallet: bigint | null;
  seq: bigint | null;
  at: Date;
}

const runColumns = 'r.schedule, r.day, r.due_on, r.outcome, r.why, r.amount, r.transfer_id, r.wallet, r.seq, r.at';

// As their customer reads them: a provider may give back, long after a run has ended, what it had taken, and the run has
// failed then as its payment has.
const itsReturn = `left join wallets.came_back b
  on r.outcome = 'completed' and b.wallet_id = r.wallet and b.seq = r.seq`;
const shownColumns = `r.schedule, r.day, r.due_on, case when b.seq is null then r.outcome else 'failed' end as outcome,
  case when b.seq is null then r.why else 'returned' end as why, r.amount, r.transfer_id, r.wallet, r.seq, r.at`;

export async function lastRuns(db: Queries, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, RunRow>> {
  const { rows } = await db.query<RunRow>(
    `select ${shownColumns} from unnest($1::bigint[]) as n (id)
      cross join lateral (select * from scheduled_payments.run r where r.schedule = n.id order by r.day desc limit 1) r
      ${itsReturn}`,
    [ids],
  );
  return new Map(rows.map(row => [row.schedule, row]));
}

export async function listRuns(db: Queries, schedule: bigint): Promise<RunRow[]> {
  const { rows } = await db.query<RunRow>(
    `select ${shownColumns} from scheduled_payments.run r ${itsReturn}
      where r.schedule = $1 order by r.day desc limit 60`,
    [schedule],
  );
  return rows;
}

/** False where that day is taken: another worker was faster, or the customer skipped it. */
export async function takeDay(
  tx: Tx,
  {
    schedule,
    day,
    due_on,
    outcome,
    why = null,
  }: Pick<RunRow, 'schedule' | 'day' | 'due_on' | 'outcome'> & {
    why?: string | null;
  },
  paid?: { entry: Entry; amount: bigint },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into scheduled_payments.run (schedule, day, due_on, outcome, why, amount, transfer_id, wallet, seq)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      schedule,
      day,
      due_on,
      outcome,
      why,
      paid?.amount ?? null,
      paid?.entry.transferId ?? null,
      paid?.entry.wallet ?? null,
      paid?.entry.seq ?? null,
    ],
  );
  return rowCount === 1;
}

/** A row that says nothing yet of how it ended; false where that was said before. */
export async function endRun(
  tx: Tx,
  {
    schedule,
    day,
    outcome,
    why,
  }: { schedule: bigint; day: string; outcome: 'completed' | 'failed'; why: string | null },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update scheduled_payments.run set outcome = $3, why = $4 where schedule = $1 and day = $2 and outcome = 'pending'`,
    [schedule, day, outcome, why],
  );
  return rowCount === 1;
}

/** What has been paid and whose end is known by now, though it was not when it was paid. */
export async function listEnded(
  db: Queries,
  schedule: bigint,
): Promise<(RunRow & { status: 'completed' | 'failed' })[]> {
  const { rows } = await db.query<RunRow & { status: 'completed' | 'failed' }>(
    `select ${runColumns}, h.status from scheduled_payments.run r
       join wallets.history_row h on h.wallet_id = r.wallet and h.seq = r.seq
      where r.schedule = $1 and r.outcome = 'pending' and h.status <> 'pending' order by r.day`,
    [schedule],
  );
  return rows;
}

/** What is due by this day, and what has ended since it was paid: the names of their schedules. */
export async function listDue(
  db: Queries,
  { today, now, after, limit }: { today: string; now: Date; after: bigint; limit: number },
): Promise<{ id: bigint; public_id: string }[]> {
  const { rows } = await db.query<{ id: bigint; public_id: string }>(
    `select s.id, s.public_id from scheduled_payments.schedule s
      where s.id > $3 and s.state = 'active' and s.try_on <= $1 and (s.wait_until is null or s.wait_until <= $2)
      union
     select s.id, s.public_id from scheduled_payments.run r
       join scheduled_payments.schedule s on s.id = r.schedule
       join wallets.history_row h on h.wallet_id = r.wallet and h.seq = r.seq
      where r.outcome = 'pending' and h.status <> 'pending' and s.id > $3
      order by id limit $4`,
    [today, now, after, limit],
  );
  return rows;
}

export interface ToWarn {
  id: bigint;
  public_id: string;
  customer: bigint;
  wallet: bigint;
  next_on: string;
}

/** Those whose next day is tomorrow, and whose customers were not told yet whether there is enough. */
export async function listToWarn(
  db: Queries,
  { today, tomorrow, limit }: { today: string; tomorrow: string; limit: number },
): Promise<ToWarn[]> {
  const { rows } = await db.query<ToWarn>(
    `select s.id, s.public_id, s.customer, s.wallet, s.next_on from scheduled_payments.schedule s
      where s.state = 'active' and s.try_on <= $2 and s.next_on <= $2 and s.next_on > $1
        and s.warned_for is distinct from s.next_on
      order by s.id limit $3`,
    [today, tomorrow, limit],
  );
  return rows;
}

export async function markWarned(tx: Tx, { id, next_on }: Pick<ToWarn, 'id' | 'next_on'>): Promise<void> {
  await tx.query('update scheduled_payments.schedule set warned_for = $2 where id = $1', [id, next_on]);
}

/** All that leaves this wallet until that day, the earliest first. */
export async function listOfWallet(
  db: Queries,
  { wallet, until }: { wallet: bigint; until: string },
): Promise<ScheduleRow[]> {
  const { rows } = await db.query<ScheduleRow>(
    `select ${columns} from scheduled_payments.schedule s
      where s.wallet = $1 and s.state = 'active' and s.try_on <= $2 order by s.try_on, s.id`,
    [wallet, until],
  );
  return rows;
}

export async function isDayTaken(tx: Tx, { schedule, day }: { schedule: bigint; day: string }): Promise<boolean> {
  const { rowCount } = await tx.query('select from scheduled_payments.run where schedule = $1 and day = $2', [
    schedule,
    day,
  ]);
  return rowCount === 1;
}

/** A payment of it is on its way, and how it ends is not known yet. */
export async function hasPending(tx: Tx, schedule: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from scheduled_payments.run where schedule = $1 and outcome = 'pending' limit 1`,
    [schedule],
  );
  return rowCount === 1;
}

type What = 'made' | 'changed' | 'skipped' | 'paused' | 'resumed' | 'cancelled' | 'stopped' | 'finished';

export async function insertEvent(
  tx: Tx,
  { schedule, what, origin }: { schedule: bigint; what: What; origin?: { address: string; requestId: string } },
): Promise<void> {
  await tx.query('insert into scheduled_payments.event (schedule, what, address, request_id) values ($1, $2, $3, $4)', [
    schedule,
    what,
    origin?.address ?? null,
    origin?.requestId ?? null,
  ]);
}
