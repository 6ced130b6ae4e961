import type { Queries } from '@wura/database';
import type { Unconfirmed } from './order.ts';

/** True when this count has no room for its sum, on a count read this moment. */
export async function isUnconfirmedFull(
  db: Queries,
  { owner, period, sum, ceiling, reachesBack = false }: Unconfirmed,
): Promise<boolean> {
  const { rows } = await db.query<{ is_full: boolean }>(
    `select coalesce(sum(case when $5 then unconfirmed else used end), 0) + $3::bigint > $4::bigint as is_full
     from ledger.allowance
     where owner = $1 and direction = case when $5 then 'out' else 'unconfirmed' end::ledger.direction
       and period between case when $5 then $2::date - 1 else $2::date end and $2::date`,
    [owner, period, sum, ceiling, reachesBack],
  );
  return rows[0]!.is_full;
}

/** The right PIN was given: what left before it without one counts no longer. */
export async function forgetUnconfirmed(db: Queries, owner: bigint): Promise<void> {
  await db.query('select ledger.forget_unconfirmed($1)', [owner]);
}
