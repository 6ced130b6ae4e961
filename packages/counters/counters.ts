import type { Queries } from '@wura/database';

/** What is counted, and for how long from its first time on. */
export interface Tally {
  readonly name: string;
  readonly windowMs: number;
}

export interface Counted {
  readonly count: number;
  readonly endsAt: Date;
}

/**
 * Counts one more under each of these names, which differ, in one statement, and answers how often by now within the
 * window that is open. Callers that count the same wait for each other, so it belongs in no long transaction.
 */
export async function countUp(db: Queries, tallies: readonly Tally[], at: Date): Promise<Counted[]> {
  const { rows } = await db.query<{ name: string; count: bigint; ends_at: Date }>(
    `insert into counters.counter as c (name, ends_at, count)
     -- In one order, so that two callers who count the same names wait for each other and not in a circle.
     select t.name, $3::timestamptz + t.window_ms * interval '1 ms', 1
       from unnest($1::text[], $2::bigint[]) as t (name, window_ms) order by t.name
     on conflict (name) do update
       set count   = case when c.ends_at <= $3 then 1 else c.count + 1 end,
           ends_at = case when c.ends_at <= $3 then excluded.ends_at else c.ends_at end
     returning name, count, ends_at`,
    [tallies.map(({ name }) => name), tallies.map(({ windowMs }) => windowMs), at],
  );
  return tallies.map(tally => {
    const { count, ends_at: endsAt } = rows.find(({ name }) => name === tally.name)!;
    return { count: Number(count), endsAt };
  });
}

/** So many at once, where no more than `most` come of it within the window; otherwise none of them. */
export async function countUpTo(
  db: Queries,
  { name, windowMs, by, most }: Tally & { readonly by: number; readonly most: number },
  at: Date,
): Promise<{ readonly isCounted: boolean; readonly endsAt: Date }> {
  const fresh = new Date(at.getTime() + windowMs);
  if (by > most) return { isCounted: false, endsAt: fresh };
  const { rows } = await db.query<{ ends_at: Date }>(
    `insert into counters.counter as c (name, ends_at, count) values ($1, $2, $3)
     on conflict (name) do update
       set count   = case when c.ends_at <= $4 then excluded.count else c.count + excluded.count end,
           ends_at = case when c.ends_at <= $4 then excluded.ends_at else c.ends_at end
     where c.ends_at <= $4 or c.count + excluded.count <= $5
     returning ends_at`,
    [name, fresh, by, at, most],
  );
  if (rows[0]) return { isCounted: true, endsAt: rows[0].ends_at };
  const open = await db.query<{ ends_at: Date }>('select ends_at from counters.counter where name = $1', [name]);
  return { isCounted: false, endsAt: open.rows[0]?.ends_at ?? fresh };
}

/**
 * Whether the n-th of something is written down: the first `eachMax` one by one, and from there on each time that their
 * number has doubled. A log that outsiders can write to grows by a few lines however often they try, and still says how
 * often that was.
 */
export function isWorthALine(count: number, eachMax: number): boolean {
  if (count <= eachMax) return true;
  const doublings = Math.log2(count / eachMax);
  return Number.isInteger(doublings);
}
