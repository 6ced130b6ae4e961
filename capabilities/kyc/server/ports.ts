import { definePort } from '@wura/features/server/ports';

export const identityChecker = definePort<IdentityChecker>('identity_checker');

/** Whom a number should belong to. */
export interface Claimed {
  readonly firstName: string;
  readonly lastName: string;
  /** A calendar day. */
  readonly dateOfBirth: string;
}

/**
 * `accepted`: the number is this person's. `declined`: there is no such number, or it is another person's. `unknown`:
 * everything else, a time-out above all, and never a reason to think ill of the customer.
 */
export type IdentityAnswer = { outcome: 'accepted' } | { outcome: 'declined' | 'unknown'; reason: string };

/** The service that can look into the registers of BVNs and NINs. */
export interface IdentityChecker {
  checkBvn(bvn: string, claimed: Claimed): Promise<IdentityAnswer>;
  checkNin(nin: string, claimed: Claimed): Promise<IdentityAnswer>;
}
