import type { Queries } from '@wura/database';
import type { Allowance } from './order.ts';

/** True when one of these counts has no room for its sum, on a count read this moment. */
export async function isUnconfirmedFull(db: Queries, counts: readonly Allowance[]): Promise<boolean> {
  const { rows } = await db.query<{ is_full: boolean }>(
    `select exists (
       select from unnest($1::bigint[], $2::date[], $3::bigint[], $4::bigint[]) as n (owner, period, sum, ceiling)
       join ledger.allowance a on a.owner = n.owner and a.period = n.period and a.direction = 'unconfirmed'
       where a.used + n.sum > n.ceiling
     ) as is_full`,
    [
      counts.map(({ owner }) => owner),
      counts.map(({ period }) => period),
      counts.map(({ sum }) => sum),
      counts.map(({ ceiling }) => ceiling),
    ],
  );
  return rows[0]!.is_full;
}

/** The right PIN was given: what left before it without one counts no longer. */
export async function forgetUnconfirmed(db: Queries, owner: bigint): Promise<void> {
  await db.query('select ledger.forget_unconfirmed($1)', [owner]);
}
