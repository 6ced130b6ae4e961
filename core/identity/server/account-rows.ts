import type { Tier } from './tiers.ts';

/** What is read of an account whenever a call is answered for it, by whatever it was signed in. */
export interface AccountRow {
  customer: bigint;
  public_id: string;
  is_frozen: boolean;
  kyc_completed: boolean;
  tier: Tier;
  has_checked_number: boolean;
  has_confirmed_contact: boolean;
  has_guardian: boolean;
  date_of_birth: string;
  cooling_off_since: Date;
  cooling_off_until: Date;
}

export function accountOf(row: AccountRow) {
  return {
    id: row.public_id,
    number: row.customer,
    isFrozen: row.is_frozen,
    isVerified: row.kyc_completed,
    tier: row.tier,
    hasCheckedNumber: row.has_checked_number,
    hasConfirmedContact: row.has_confirmed_contact,
    hasGuardian: row.has_guardian,
    bornOn: row.date_of_birth,
    coolingOffSince: row.cooling_off_since,
    coolingOffUntil: row.cooling_off_until,
  };
}
