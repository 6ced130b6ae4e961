import { definePort } from '@wura/features/server/ports';
import type { Tx } from '@wura/database';
import type { IncomingHttpHeaders } from 'node:http';
import type { Identity } from './identity.ts';
import type { Origin } from './pins.ts';

/** Where a sign-in comes from. */
export interface Visitor extends Origin {
  userAgent: string;
  /** What the browser is known by. */
  device: string;
}

/** How a customer is let in, for the features that find out in ways of their own who they are. */
export interface Entrance {
  deviceOf(call: { headers: Readonly<IncomingHttpHeaders> }): string;
  /** Keeps the browser known, as a header of the answer. */
  deviceCookie(device: string): string;
  /**
   * A token for a customer who has proved one thing; where they asked for a second, the refusal that asks for it. What
   * `andThen` does is done only when they are let in, in the same commit.
   */
  admit(
    identity: Identity,
    admitted: { customer: bigint; isRemembered: boolean; at: Date; andThen?: (tx: Tx) => Promise<void> },
    visitor: Visitor,
  ): Promise<string>;
}

export const entrance = definePort<Entrance>('entrance');

/** What another company has told us of a person who is about to register: that a mailbox is theirs. */
export interface RegistrationProofs {
  /** Spends the proof in the commit that opens the account. False: there is none, it is too old, or of another address. */
  redeem(tx: Tx, given: { proof: string; email: string; customer: bigint; at: Date }): Promise<boolean>;
}

export const registrationProofs = definePort<RegistrationProofs>('registration proofs');
