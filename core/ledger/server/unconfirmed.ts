import type { Queries } from '@wura/database';
import type { Unconfirmed } from './order.ts';

/** True when this count has no room for its sum, on a count read this moment. */
export async function isUnconfirmedFull(
  db: Queries,
  { owner, period, sum, ceiling, reachesBack = false }: Unconfirmed,
): Promise<boolean> {
  // A customer's stands beside what they move in all, a key's in a row of its own.
  const [direction, daysBack] = reachesBack ? ['out', 1] : ['unconfirmed', 0];
  const { rows } = await db.query<{ is_full: boolean }>(
    `select coalesce(sum(case direction when 'out' then unconfirmed else used end), 0) + $5::bigint > $6::bigint as is_full
     from ledger.allowance
     where owner = $1 and direction = $2 and period between $3::date - $4::integer and $3`,
    [owner, direction, period, daysBack, sum, ceiling],
  );
  return rows[0]!.is_full;
}

/** The right PIN was given: what left before it without one counts no longer. */
export async function forgetUnconfirmed(db: Queries, owner: bigint): Promise<void> {
  await db.query('select ledger.forget_unconfirmed($1)', [owner]);
}
