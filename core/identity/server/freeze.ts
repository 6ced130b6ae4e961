import type { Tx } from '@wura/database';

/**
 * From the commit on nothing of this customer moves, in whatever process: the database tells all of them. The reason is
 * written for the customer, who reads it. False where the account is frozen already.
 */
export async function freezeCustomer(
  tx: Tx,
  { customer, reason, at }: { customer: bigint; reason: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.customers set is_frozen = true, frozen_reason = $2, frozen_at = $3
      where id = $1 and not is_frozen`,
    [customer, reason, at],
  );
  return rowCount === 1;
}

/** False where the account is not frozen. */
export async function unfreezeCustomer(tx: Tx, customer: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.customers set is_frozen = false, frozen_reason = null, frozen_at = null
      where id = $1 and is_frozen`,
    [customer],
  );
  return rowCount === 1;
}
