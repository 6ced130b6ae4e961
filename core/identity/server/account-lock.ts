import type { Tx } from '@wura/database';
import { refuse } from '@wura/wire/refusals';
import { secondFactorRefusals } from '../second-factor.ts';

/**
 * From now on no caller gets in; `replacePassword` opens it again. End the sessions in the same transaction, after this. A
 * later lock takes the place of an earlier one, so that a wish to be erased that is withdrawn opens what it shut and no more.
 */
export async function lockCustomer(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  await tx.query('update identity.customers set locked_at = $2 where id = $1', [customer, at]);
}

/** Asked by every sign-in before its session begins, and before a way in is added. The row stays as it is until then: a lock comes before or ends it. */
export async function refuseLocked(tx: Tx, customer: bigint): Promise<void> {
  const { rows } = await tx.query<{ locked_at: Date | null }>(
    'select locked_at from identity.customers where id = $1 for share',
    [customer],
  );
  if (rows[0]?.locked_at) throw refuse(secondFactorRefusals.account_locked);
}
