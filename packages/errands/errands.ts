import type { Queries, Tx } from '@wura/database';

/** Work that was taken. `taken` proves who took it last, and counts how often anybody has. */
export interface Errand {
  readonly id: bigint;
  readonly kind: string;
  readonly subject: string;
  readonly taken: number;
  /** How often it had been planned when it was taken. */
  readonly planned: number;
  readonly plannedAt: Date;
}

export interface Plan {
  kind: string;
  subject: string;
}

/** Nobody works longer on one errand than this without being taken for dead. */
export const leaseMs = 15_000;

/** Somebody else has taken the errand since: what this process found out is not to be written. */
export class Overtaken extends Error {}

/**
 * Planned in the transaction of what it is about. One that is planned already is at most made due sooner; one that
 * somebody has in hand is due again once they are through with it.
 */
export async function plan(tx: Tx, { kind, subject }: Plan, { inMs = 0 }: { inMs?: number } = {}): Promise<void> {
  await tx.query(
    `insert into errands.errand as e (kind, subject, due_at) values ($1, $2, clock_timestamp() + $3 * interval '1 ms')
     on conflict (kind, subject) do update
       set due_at = least(e.due_at, excluded.due_at), planned = e.planned + 1`,
    [kind, subject, inMs],
  );
}

/** Planned and taken in one, by whoever does the work at once; if they die, it is due when the lease ends. */
export async function planMine(tx: Tx, { kind, subject }: Plan): Promise<Errand> {
  const { rows } = await tx.query<ErrandRow>(
    `insert into errands.errand (kind, subject, due_at, taken)
     values ($1, $2, clock_timestamp() + $3 * interval '1 ms', 1) returning ${columns}`,
    [kind, subject, leaseMs],
  );
  return errandOf(rows[0]!);
}

/** Takes what is due, the longest waiting first. Two takers never get the same one. */
export async function take(db: Queries, { kind, max }: { kind: string; max: number }): Promise<Errand[]> {
  const { rows } = await db.query<ErrandRow>({
    name: 'errands.take',
    text: `update errands.errand e
              set taken = e.taken + 1, due_at = clock_timestamp() + $3 * interval '1 ms'
            where e.id in (select d.id from errands.errand d
                            where d.kind = $1 and d.due_at <= clock_timestamp()
                            order by d.due_at limit $2 for update skip locked)
        returning ${columns}`,
    values: [kind, max, leaseMs],
  });
  return rows.map(errandOf);
}

/** Done, and for good unless it was planned again meanwhile. Call it in the transaction that writes what came of it. */
export async function finish(tx: Tx, errand: Errand): Promise<void> {
  const { rowCount } = await tx.query('delete from errands.errand where id = $1 and taken = $2 and planned = $3', [
    errand.id,
    errand.taken,
    errand.planned,
  ]);
  if (rowCount === 0) await postpone(tx, errand, 0);
}

/** Not done yet: due again after a while. Also in the transaction that writes what was learnt so far. */
export async function postpone(tx: Queries, errand: Errand, inMs: number): Promise<void> {
  const { rowCount } = await tx.query(
    `update errands.errand
        set due_at = clock_timestamp() + case planned when $4 then $3 else 0 end * interval '1 ms'
      where id = $1 and taken = $2`,
    [errand.id, errand.taken, Math.round(inMs), errand.planned],
  );
  if (rowCount === 0) throw new Overtaken(`${errand.kind} ${errand.subject}`);
}

/** Holds the errand for the length of a transaction, so that nobody can take it between the check and the commit. */
export async function keepHold(tx: Tx, errand: Errand): Promise<void> {
  const { rowCount } = await tx.query('select from errands.errand where id = $1 and taken = $2 for update', [
    errand.id,
    errand.taken,
  ]);
  if (rowCount === 0) throw new Overtaken(`${errand.kind} ${errand.subject}`);
}

interface ErrandRow {
  id: bigint;
  kind: string;
  subject: string;
  taken: number;
  planned: number;
  planned_at: Date;
}

const columns = 'id, kind, subject, taken, planned, planned_at';

function errandOf(row: ErrandRow): Errand {
  const { id, kind, subject, taken, planned, planned_at: plannedAt } = row;
  return { id, kind, subject, taken, planned, plannedAt };
}
