import type { Queries, Tx } from '@wura/database';
import type { GuardianCaps } from './guardianship.ts';

/** To what a customer holds themselves. None: to no less than their tier allows. */
export interface OwnCaps {
  readonly perPaymentMinor: bigint | null;
  readonly perDayMinor: bigint | null;
  /** Nothing leaves to other people's accounts. */
  readonly isTransferOff: boolean;
  /** The hours in which a payment to a payee who was never paid needs the second factor; none: those of the rules. */
  readonly guardNight: number | null;
  /** Above which it does at any hour; none: the sum of the rules. */
  readonly guardOverMinor: bigint | null;
}

/** What holds now, and what was asked for and begins later. */
export interface ChosenLimits extends OwnCaps {
  readonly next: (OwnCaps & { readonly from: Date }) | null;
}

/** As the tables and the view of movers name it; a customer who chose nothing has no row. */
export interface OwnLimitsRow {
  per_payment_minor: bigint | null;
  per_day_minor: bigint | null;
  is_transfer_off: boolean | null;
  next_from: Date | null;
  next_per_payment_minor: bigint | null;
  next_per_day_minor: bigint | null;
  next_is_transfer_off: boolean | null;
  guard_night: number | null;
  guard_over_minor: bigint | null;
  next_guard_night: number | null;
  next_guard_over_minor: bigint | null;
  guardian_per_payment_minor: bigint | null;
  guardian_per_day_minor: bigint | null;
  is_paused_by_guardian: boolean | null;
}

/** The columns of such a row, for those who read it beside others. */
export const ownLimitColumns = (of: string): string =>
  [
    'per_payment_minor',
    'per_day_minor',
    'is_transfer_off',
    'guard_night',
    'guard_over_minor',
    'next_from',
    'next_per_payment_minor',
    'next_per_day_minor',
    'next_is_transfer_off',
    'next_guard_night',
    'next_guard_over_minor',
    'guardian_per_payment_minor',
    'guardian_per_day_minor',
    'is_paused_by_guardian',
  ]
    .map(name => `${of}.${name}`)
    .join(', ');

export const noLimits: ChosenLimits = {
  perPaymentMinor: null,
  perDayMinor: null,
  isTransferOff: false,
  guardNight: null,
  guardOverMinor: null,
  next: null,
};

export function chosenLimits(row: OwnLimitsRow | undefined): ChosenLimits {
  if (!row) return noLimits;
  return {
    perPaymentMinor: row.per_payment_minor,
    perDayMinor: row.per_day_minor,
    isTransferOff: row.is_transfer_off ?? false,
    guardNight: row.guard_night,
    guardOverMinor: row.guard_over_minor,
    next: row.next_from && {
      from: row.next_from,
      perPaymentMinor: row.next_per_payment_minor,
      perDayMinor: row.next_per_day_minor,
      isTransferOff: row.next_is_transfer_off ?? false,
      guardNight: row.next_guard_night,
      guardOverMinor: row.next_guard_over_minor,
    },
  };
}

/** What a guardian set, beside what the customer chose. */
export const guardianCapsOf = (row: OwnLimitsRow): GuardianCaps => ({
  perPaymentMinor: row.guardian_per_payment_minor,
  perDayMinor: row.guardian_per_day_minor,
  isPaused: row.is_paused_by_guardian ?? false,
});

/** The customer's row is locked: two changes follow each other, and neither brings back what the other ended. */
export async function lockOwnLimits(tx: Tx, customer: bigint): Promise<ChosenLimits> {
  await tx.query('insert into identity.own_limits (customer) values ($1) on conflict (customer) do nothing', [
    customer,
  ]);
  const { rows } = await tx.query<OwnLimitsRow>(
    `select ${ownLimitColumns('o')} from identity.own_limits o where customer = $1 for no key update`,
    [customer],
  );
  return chosenLimits(rows[0]);
}

/** Read afresh, past what a session remembers. */
export async function readOwnLimits(db: Queries, customer: bigint): Promise<ChosenLimits> {
  const { rows } = await db.query<OwnLimitsRow>(
    `select ${ownLimitColumns('o')} from identity.own_limits o where customer = $1`,
    [customer],
  );
  return chosenLimits(rows[0]);
}

/** Every process hears of it from the database. */
export async function saveOwnLimits(tx: Tx, customer: bigint, { next, ...now }: ChosenLimits): Promise<void> {
  await tx.query(
    `update identity.own_limits
        set per_payment_minor = $2, per_day_minor = $3, is_transfer_off = $4, next_from = $5,
            next_per_payment_minor = $6, next_per_day_minor = $7, next_is_transfer_off = $8,
            guard_night = $9, guard_over_minor = $10, next_guard_night = $11, next_guard_over_minor = $12
      where customer = $1`,
    [
      customer,
      now.perPaymentMinor,
      now.perDayMinor,
      now.isTransferOff,
      next?.from ?? null,
      next?.perPaymentMinor ?? null,
      next?.perDayMinor ?? null,
      next?.isTransferOff ?? null,
      now.guardNight,
      now.guardOverMinor,
      next?.guardNight ?? null,
      next?.guardOverMinor ?? null,
    ],
  );
}
