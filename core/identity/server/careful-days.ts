import type { Tx } from '@wura/database';

/** The first day of an account is one, too. */
export const carefulSince = (of: string) => `coalesce(${of}.careful_since, ${of}.created_at)`;
export const carefulUntil = (of: string) => `coalesce(${of}.careful_until, ${of}.created_at + interval '1 day')`;

/** Somebody came with a device nobody knows, or with a new password or PIN: a careful day begins, or grows longer. */
export async function beginCarefulDay(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  await tx.query(
    `update identity.customers
        set careful_since = case when $2 < ${carefulUntil('customers')} then ${carefulSince('customers')} else $2 end,
            careful_until = $2 + interval '1 day'
      where id = $1`,
    [customer, at],
  );
}
