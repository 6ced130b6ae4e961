import type { Tx } from '@wura/database';

/** 1 has signed up, 2 has had a BVN and a NIN checked, 3 has had documents approved. */
export type Tier = 1 | 2 | 3;

/**
 * The tier a customer has from now on: this one, or the higher one they had. Compared under the row's own lock, because
 * an operator may have decided more since the customer was last looked at. What a customer may do changes with the
 * commit; every process hears of it from the database.
 */
export async function raiseTier(tx: Tx, customer: bigint, tier: Tier): Promise<Tier> {
  const { rows } = await tx.query<{ tier: Tier }>(
    `update identity.customers
        set tier = greatest(tier, $2::smallint), kyc_completed = greatest(tier, $2::smallint) = 3
      where id = $1 returning tier`,
    [customer, tier],
  );
  return rows[0]!.tier;
}

/**
 * Documents are out of date: from now on the customer has the first tier, until what else is known of them raises it. Looked up
 * after this, which holds their row, so that a number that is found true meanwhile is not overlooked.
 */
export async function lowerTier(tx: Tx, customer: bigint): Promise<void> {
  await tx.query('update identity.customers set tier = 1, kyc_completed = false where id = $1 and tier = 3', [
    customer,
  ]);
}

/** A BVN or a NIN of the customer's has been found true. */
export async function noteCheckedNumber(tx: Tx, customer: bigint): Promise<void> {
  await tx.query('update identity.customers set has_checked_number = true where id = $1', [customer]);
}
