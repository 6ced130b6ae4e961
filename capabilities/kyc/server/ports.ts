import { definePort } from '@wura/features/server/ports';
import type { Challenge } from '../rules.ts';

export { challenges, type Challenge } from '../rules.ts';

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

export const liveness = definePort<Liveness>('liveness');

/** What was asked for, and the picture that was taken of it: a JPEG. */
export interface Frame {
  readonly challenge: Challenge;
  readonly jpeg: Uint8Array;
}

export type LivenessBegun =
  | { outcome: 'accepted'; session: string; challenges: readonly Challenge[]; endsAt: Date }
  | { outcome: 'unknown'; reason: string };

/**
 * `accepted`: a living person did what was asked for; `portrait` says which frame shows the face best, counted from zero.
 * `declined`: a picture, a mask or no face. `unknown`: everything else, and never a reason to raise a tier or to think ill of
 * the customer. A score goes from 0 to 100.
 */
export type LivenessAnswer =
  | { outcome: 'accepted'; score: number; portrait: number }
  | { outcome: 'declined'; score: number | null; reason: string }
  | { outcome: 'unknown'; reason: string };

/** Who can tell a living person before a camera from a picture of one. */
export interface Liveness {
  /** `reference` is ours: asked for twice, it is one session. */
  begin(reference: string): Promise<LivenessBegun>;
  /** The frames in the order of the challenges. The same frames again have the same answer. */
  finish(session: string, frames: readonly Frame[]): Promise<LivenessAnswer>;
}
