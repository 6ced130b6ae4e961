import type { Queries, Tx } from '@wura/database';

/** Work that a worker has claimed. `claims` is its fencing number: only the last claim may write. */
export interface Job {
  readonly id: bigint;
  readonly kind: string;
  readonly subject: string;
  readonly claims: number;
  /** In a row, until now. */
  readonly failures: number;
  /** How often it had been enqueued when it was claimed. */
  readonly enqueued: number;
}

const columns = 'id, kind, subject, claims, failures, enqueued';

export interface NewJob {
  kind: string;
  subject: string;
}

/** A worker that says nothing for so long is taken for dead, and its job is claimed by another. */
export const leaseMs = 15_000;

/** Another worker has claimed the job since: what this one found out is not to be written. */
export class LeaseLost extends Error {}

/**
 * Enqueued in the transaction of what it is about. A job that is enqueued already is at most made due sooner; one that a
 * worker has in hand is due again when that worker is through with it.
 */
export async function enqueue(tx: Tx, { kind, subject }: NewJob, { inMs = 0 }: { inMs?: number } = {}): Promise<void> {
  await tx.query(
    `insert into jobs.job as e (kind, subject, due_at) values ($1, $2, clock_timestamp() + $3 * interval '1 ms')
     on conflict (kind, subject) do update
       set due_at = case when e.in_hand then e.due_at else least(e.due_at, excluded.due_at) end,
           enqueued = e.enqueued + 1`,
    [kind, subject, inMs],
  );
}

/**
 * What each start of a process makes due. It waits for none: a job that another worker keeps locked is being worked on, and
 * a neighbour that is frozen in the middle of it must not keep a new worker from starting.
 */
export async function plan(
  db: Queries,
  { kind, subject }: NewJob,
  { inMs = 0 }: { inMs?: number } = {},
): Promise<void> {
  await db.query(
    `with due as (select clock_timestamp() + $3 * interval '1 ms' as at),
          free as materialized (
            select id from jobs.job where kind = $1 and subject = $2 for update skip locked
          ),
          sooner as (
            update jobs.job e
               set due_at = case when e.in_hand then e.due_at else least(e.due_at, due.at) end, enqueued = e.enqueued + 1
              from free, due where e.id = free.id
          )
     insert into jobs.job (kind, subject, due_at) select $1, $2, due.at from due
     on conflict (kind, subject) do nothing`,
    [kind, subject, inMs],
  );
}

/** Many new ones in one statement, each due at once or in its own time. */
export async function enqueueAll(tx: Tx, jobs: readonly (NewJob & { inMs?: number | undefined })[]): Promise<void> {
  await tx.query(
    `insert into jobs.job as e (kind, subject, due_at)
     select kind, subject, clock_timestamp() + in_ms * interval '1 ms'
       from unnest($1::text[], $2::text[], $3::double precision[]) as new (kind, subject, in_ms)
     on conflict (kind, subject) do update
       set due_at = case when e.in_hand then e.due_at else least(e.due_at, excluded.due_at) end,
           enqueued = e.enqueued + 1`,
    [jobs.map(({ kind }) => kind), jobs.map(({ subject }) => subject), jobs.map(({ inMs = 0 }) => inMs)],
  );
}

/** Enqueued and claimed in one, by a process that does the work at once; if it dies, the job is due when the lease ends. */
export async function enqueueClaimed(tx: Tx, { kind, subject }: NewJob): Promise<Job> {
  const { rows } = await tx.query<Job>(
    `insert into jobs.job (kind, subject, due_at, claims, in_hand)
     values ($1, $2, clock_timestamp() + $3 * interval '1 ms', 1, true) returning ${columns}`,
    [kind, subject, leaseMs],
  );
  return rows[0]!;
}

/**
 * Claims what is due, the longest waiting first, and of each kind as many as there are hands for it: a thousand mails do
 * not keep a deposit waiting. Two workers never get the same job. One that was still in hand when its lease ended has
 * failed: its worker died or hangs.
 */
export async function claim(db: Queries, maxByKind: ReadonlyMap<string, number>): Promise<Job[]> {
  const { rows } = await db.query<Job>({
    name: 'jobs.claim',
    text: `with due as materialized (
             select d.id from unnest($1::text[], $2::int[]) as k (kind, most)
             cross join lateral (select j.id from jobs.job j
                                  where j.kind = k.kind and j.due_at <= statement_timestamp()
                                  order by j.due_at limit k.most for update skip locked) d
           )
           update jobs.job e
              set claims = e.claims + 1, failures = e.failures + e.in_hand::int, in_hand = true,
                  due_at = clock_timestamp() + $3 * interval '1 ms'
             from due where e.id = due.id
        returning e.${columns}`,
    values: [[...maxByKind.keys()], [...maxByKind.values()], leaseMs],
  });
  return rows;
}

/** Done, and for good unless it was enqueued again meanwhile. Call it in the transaction that writes what came of it. */
export async function complete(tx: Tx, job: Job): Promise<void> {
  const { rowCount } = await tx.query('delete from jobs.job where id = $1 and claims = $2 and enqueued = $3', [
    job.id,
    job.claims,
    job.enqueued,
  ]);
  if (rowCount === 0) await reschedule(tx, job, 0);
}

/** Went well, and is due again after a while. Also in the transaction that writes what was learnt so far. */
export function reschedule(tx: Queries, job: Job, inMs: number): Promise<void> {
  return putBack(tx, job, inMs, 'failures = 0');
}

/** Went wrong for a reason that its handler did not foresee. */
export function fail(db: Queries, job: Job, inMs: number): Promise<void> {
  return putBack(db, job, inMs, 'failures = failures + 1');
}

async function putBack(db: Queries, job: Job, inMs: number, outcome: string): Promise<void> {
  const { rowCount } = await db.query(
    `update jobs.job
        set due_at = clock_timestamp() + case enqueued when $4 then $3 else 0 end * interval '1 ms',
            in_hand = false, ${outcome}
      where id = $1 and claims = $2`,
    [job.id, job.claims, Math.round(inMs), job.enqueued],
  );
  if (rowCount === 0) throw new LeaseLost(`${job.kind} ${job.subject}`);
}

/** Called now and then by a worker whose job takes longer than a lease. */
export async function extendLease(db: Queries, job: Job): Promise<void> {
  const { rowCount } = await db.query(
    `update jobs.job set due_at = clock_timestamp() + $3 * interval '1 ms' where id = $1 and claims = $2 and in_hand`,
    [job.id, job.claims, leaseMs],
  );
  if (rowCount === 0) throw new LeaseLost(`${job.kind} ${job.subject}`);
}

/** Keeps the job for as long as the work takes, which is one call that may last longer than a lease. */
export async function keepingLease<T>(
  db: Queries,
  job: Job,
  work: () => Promise<T>,
  { everyMs = leaseMs / 3 } = {},
): Promise<T> {
  // A lease that is lost all the same, or a database that is away: what came of the work then finds out when it is written.
  const timer = setInterval(() => void extendLease(db, job).catch(() => {}), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Locks the job for the length of a transaction, so that no other worker can claim it between the check and the commit. */
export async function assertLease(tx: Tx, job: Job): Promise<void> {
  const { rowCount } = await tx.query('select from jobs.job where id = $1 and claims = $2 for update', [
    job.id,
    job.claims,
  ]);
  if (rowCount === 0) throw new LeaseLost(`${job.kind} ${job.subject}`);
}

export interface FailingKind {
  kind: string;
  jobs: number;
  /** In a row, of the job that has failed most often. */
  failures: number;
  /** What that job is about. */
  subject: string;
}

/** Kinds with jobs that have failed at least so often in a row. */
export async function listFailing(db: Queries, { failuresMin }: { failuresMin: number }): Promise<FailingKind[]> {
  const { rows } = await db.query<FailingKind>(
    `select kind, count(*)::int as jobs, max(failures) as failures,
            (array_agg(subject order by failures desc, id))[1] as subject
       from jobs.job where failures >= $1 group by kind order by kind`,
    [failuresMin],
  );
  return rows;
}
