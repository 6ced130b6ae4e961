import type { Pool, Queries, Tx } from '@wura/database';
import type { LockStep } from './pin-lock.ts';

// The SQL of PINs and of tries at them.

export async function insertPin(tx: Tx, pin: { customer: bigint; hash: string; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity.pins (customer, hash, changed_at) values ($1, $2, $3) on conflict (customer) do nothing`,
    [pin.customer, pin.hash, pin.at],
  );
  return rowCount === 1;
}

export async function updatePin(tx: Tx, pin: { customer: bigint; hash: string; at: Date }): Promise<void> {
  await tx.query(
    `update identity.pins set hash = $2, changed_at = $3, failures = 0, locked_until = null where customer = $1`,
    [pin.customer, pin.hash, pin.at],
  );
}

/** The same PIN under another key: no change to the customer. */
export async function replacePinHash(
  db: Queries,
  { customer, old, hash }: { customer: bigint; old: string; hash: string },
): Promise<void> {
  await db.query('update identity.pins set hash = $3 where customer = $1 and hash = $2', [customer, old, hash]);
}

export interface PinClaim {
  hash: string;
  failures: number;
  locked_until: Date | null;
  /** Until when no other may try, and by that which try it is. */
  trying_until: Date;
}

/**
 * Counts a try before it is known whether it is right, and locks with it when it is the last one. Only the caller that
 * gets a row back may compare; the next one may when this try has ended, or `secondsMax` later where its process died.
 */
export async function claimPinTry(
  db: Pool,
  { customer, at, steps, secondsMax }: { customer: bigint; at: Date; steps: readonly LockStep[]; secondsMax: number },
): Promise<PinClaim | undefined> {
  const { rows } = await db.query<PinClaim>(
    `update identity.pins p
        set failures = p.failures + 1,
            locked_until = (select step.until from unnest($3::integer[], $4::timestamptz[]) as step (failures, until)
                             where step.failures = p.failures + 1),
            -- To the millisecond, which is all that the program can give back.
            trying_until = date_trunc('milliseconds', clock_timestamp()) + $5 * interval '1 s'
      where p.customer = $1 and (p.locked_until is null or p.locked_until <= $2)
        and (p.trying_until is null or p.trying_until <= clock_timestamp())
      returning p.hash, p.failures, p.locked_until, p.trying_until`,
    [customer, at, steps.map(({ failures }) => failures), steps.map(({ until }) => until), secondsMax],
  );
  return rows[0];
}

type PinTry = Pick<PinClaim, 'trying_until'> & { customer: bigint };

/** The try was right: the count starts again. */
export async function forgivePinTries(db: Pool, { customer, trying_until: turn }: PinTry): Promise<void> {
  await db.query(
    `update identity.pins set failures = 0, locked_until = null, trying_until = null
      where customer = $1 and trying_until = $2`,
    [customer, turn],
  );
}

/** The try was wrong: what it has counted stands, its lock included. */
export async function endPinTry(db: Pool, { customer, trying_until: turn }: PinTry): Promise<void> {
  await db.query('update identity.pins set trying_until = null where customer = $1 and trying_until = $2', [
    customer,
    turn,
  ]);
}

/** Takes one claimed try back, and the lock that came with it. */
export async function returnPinTry(db: Pool, { customer, trying_until: turn }: PinTry): Promise<void> {
  await db.query(
    `update identity.pins set failures = failures - 1, locked_until = null, trying_until = null
      where customer = $1 and trying_until = $2`,
    [customer, turn],
  );
}

export interface PinStateRow {
  has_pin: boolean;
  /** The lock of a try that is still being compared may be gone in a moment, and is none yet. */
  locked_until: Date | null;
  is_tried: boolean;
  pin_threshold_minor: bigint | null;
}

export async function selectPinState(db: Queries, customer: bigint): Promise<PinStateRow> {
  const { rows } = await db.query<PinStateRow>(
    `select p.customer is not null as has_pin, s.pin_threshold_minor, turn.is_on as is_tried,
            case when not turn.is_on then p.locked_until end as locked_until
       from identity.customers c
       left join identity.pins p on p.customer = c.id
       left join identity.settings s on s.customer = c.id
      cross join lateral (select coalesce(p.trying_until > clock_timestamp(), false) as is_on) as turn
      where c.id = $1`,
    [customer],
  );
  return rows[0]!;
}
