import type { Tx } from '@wura/platform/database';

/** 1 has signed up, 2 has had a BVN and a NIN checked, 3 has had documents approved. */
export type Tier = 1 | 2 | 3;

/** What a customer may do changes with the commit; every process hears of it from the database. */
export async function setTier(tx: Tx, customer: bigint, tier: Tier): Promise<void> {
  await tx.query('update identity.customers set tier = $2::smallint, kyc_completed = $2::smallint = 3 where id = $1', [
    customer,
    tier,
  ]);
}

/** A BVN or a NIN of the customer's has been found true. */
export async function noteCheckedNumber(tx: Tx, customer: bigint): Promise<void> {
  await tx.query('update identity.customers set has_checked_number = true where id = $1', [customer]);
}
