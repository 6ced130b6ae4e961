import type { Tx } from '@wura/platform/database';

/** Somebody came with a device nobody knows, or with a new password or PIN: a careful day begins. */
export async function beginCarefulDay(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  await tx.query('update identity.customers set careful_since = $2 where id = $1', [customer, at]);
}
