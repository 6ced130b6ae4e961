import type { Queries, Tx } from '@wura/database';

/** Work that was claims. `claims` proves who took it last, and counts how often anybody has. */
export interface Job {
  readonly id: bigint;
  readonly kind: string;
  readonly subject: string;
  readonly claims: number;
  /** How often it had been enqueued when it was claims. */
  readonly enqueued: number;
  readonly enqueuedAt: Date;
}

export interface NewJob {
  kind: string;
  subject: string;
}

/** Nobody works longer on one job than this without being claims for dead. */
export const leaseMs = 15_000;

/** Somebody else has claims the job since: what this process found out is not to be written. */
export class LeaseLost extends Error {}

/**
 * Planned in the transaction of what it is about. One that is enqueued already is at most made due sooner; one that
 * somebody has in hand is due again once they are through with it.
 */
export async function enqueue(tx: Tx, { kind, subject }: NewJob, { inMs = 0 }: { inMs?: number } = {}): Promise<void> {
  await tx.query(
    `insert into jobs.job as e (kind, subject, due_at) values ($1, $2, clock_timestamp() + $3 * interval '1 ms')
     on conflict (kind, subject) do update
       set due_at = least(e.due_at, excluded.due_at), enqueued = e.enqueued + 1`,
    [kind, subject, inMs],
  );
}

/** Planned and claims in one, by whoever does the work at once; if they die, it is due when the lease ends. */
export async function enqueueClaimed(tx: Tx, { kind, subject }: NewJob): Promise<Job> {
  const { rows } = await tx.query<JobRow>(
    `insert into jobs.job (kind, subject, due_at, claims)
     values ($1, $2, clock_timestamp() + $3 * interval '1 ms', 1) returning ${columns}`,
    [kind, subject, leaseMs],
  );
  return jobOf(rows[0]!);
}

/** Takes what is due, the longest waiting first. Two takers never get the same one. */
export async function claim(db: Queries, { kind, max }: { kind: string; max: number }): Promise<Job[]> {
  const { rows } = await db.query<JobRow>({
    name: 'jobs.claim',
    text: `update jobs.job e
              set claims = e.claims + 1, due_at = clock_timestamp() + $3 * interval '1 ms'
            where e.id in (select d.id from jobs.job d
                            where d.kind = $1 and d.due_at <= clock_timestamp()
                            order by d.due_at limit $2 for update skip locked)
        returning ${columns}`,
    values: [kind, max, leaseMs],
  });
  return rows.map(jobOf);
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

/** Not done yet: due again after a while. Also in the transaction that writes what was learnt so far. */
export async function reschedule(tx: Queries, job: Job, inMs: number): Promise<void> {
  const { rowCount } = await tx.query(
    `update jobs.job
        set due_at = clock_timestamp() + case enqueued when $4 then $3 else 0 end * interval '1 ms'
      where id = $1 and claims = $2`,
    [job.id, job.claims, Math.round(inMs), job.enqueued],
  );
  if (rowCount === 0) throw new LeaseLost(`${job.kind} ${job.subject}`);
}

/** Holds the job for the length of a transaction, so that nobody can take it between the check and the commit. */
export async function assertLease(tx: Tx, job: Job): Promise<void> {
  const { rowCount } = await tx.query('select from jobs.job where id = $1 and claims = $2 for update', [
    job.id,
    job.claims,
  ]);
  if (rowCount === 0) throw new LeaseLost(`${job.kind} ${job.subject}`);
}

interface JobRow {
  id: bigint;
  kind: string;
  subject: string;
  claims: number;
  enqueued: number;
  enqueued_at: Date;
}

const columns = 'id, kind, subject, claims, enqueued, enqueued_at';

function jobOf(row: JobRow): Job {
  const { id, kind, subject, claims, enqueued, enqueued_at: enqueuedAt } = row;
  return { id, kind, subject, claims, enqueued, enqueuedAt };
}
