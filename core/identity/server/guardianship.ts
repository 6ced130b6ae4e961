import type { Queries, Tx } from '@wura/database';
import { holdPayments } from './account-lock.ts';

/** To what a guardian holds a customer under 18, beside what that customer chose. None: to no less than the tier. */
export interface GuardianCaps {
  readonly perPaymentMinor: bigint | null;
  readonly perDayMinor: bigint | null;
  /** Nothing leaves at all. */
  readonly isPaused: boolean;
}

/** A guardian answers for this customer from now on. Every process hears of it from the database. */
export async function beginGuardianship(tx: Tx, customer: bigint): Promise<void> {
  await tx.query('update identity.customers set has_guardian = true where id = $1', [customer]);
}

/** No guardian does any more, and what theirs had set goes with them. */
export async function endGuardianship(tx: Tx, customer: bigint): Promise<void> {
  await tx.query('update identity.customers set has_guardian = false where id = $1', [customer]);
  await tx.query(
    `update identity.own_limits
        set guardian_per_payment_minor = null, guardian_per_day_minor = null, is_paused_by_guardian = false
      where customer = $1`,
    [customer],
  );
}

export async function saveGuardianCaps(tx: Tx, customer: bigint, caps: GuardianCaps): Promise<void> {
  await holdPayments(tx, customer);
  await tx.query(`insert into identity.own_limits as o (customer) values ($1) on conflict (customer) do nothing`, [
    customer,
  ]);
  await tx.query(
    `update identity.own_limits
        set guardian_per_payment_minor = $2, guardian_per_day_minor = $3, is_paused_by_guardian = $4
      where customer = $1`,
    [customer, caps.perPaymentMinor, caps.perDayMinor, caps.isPaused],
  );
}

/** Read afresh, past what a session remembers. */
export async function readGuardianCaps(db: Queries, customer: bigint): Promise<GuardianCaps> {
  const { rows } = await db.query<GuardianCaps>(
    `select guardian_per_payment_minor as "perPaymentMinor", guardian_per_day_minor as "perDayMinor",
            is_paused_by_guardian as "isPaused"
       from identity.own_limits where customer = $1`,
    [customer],
  );
  return rows[0] ?? { perPaymentMinor: null, perDayMinor: null, isPaused: false };
}
