import type { Tx } from '@wura/database';

/** The first day of an account is one, too. */
export const coolingOffSince = (of: string) => `coalesce(${of}.cooling_off_since, ${of}.created_at)`;
export const coolingOffUntil = (of: string) => `coalesce(${of}.cooling_off_until, ${of}.created_at + interval '1 day')`;

/** Of a row of customers: a code that was sent to one of the two has come back. */
export const hasConfirmedContact = (of: string) =>
  `coalesce(${of}.email_confirmed_at, ${of}.phone_confirmed_at) is not null`;

/** A way into the account is new or has changed, a device or a password: a cooling-off period begins, or grows longer. */
export async function beginCoolingOff(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  await tx.query(
    `update identity.customers
        set cooling_off_since = case when $2 < ${coolingOffUntil('customers')} then ${coolingOffSince('customers')} else $2 end,
            cooling_off_until = $2 + interval '1 day'
      where id = $1`,
    [customer, at],
  );
}
