import { say, type Said } from '@wura/wire/phrases';
import { z } from 'zod';
import { movementPhrases } from '../refusals.ts';

/** What a movement was for, and the words a customer reads about it. */
export interface MovementKind<Details = unknown> {
  /** As registered in ledger.kind. */
  readonly id: number;
  readonly name: string;
  /** A hold waits for an ending: until then the payment is pending. */
  readonly isHold: boolean;
  /** A hold that is settled in the commit that begins it: nothing is asked, and it can still be given back. */
  readonly endsAtOnce?: true;
  /** A hold that no provider ends: it comes back on a day, or by a decision. */
  readonly endsOnADay?: true;
  readonly category: string;
  /** The job that asks a provider about such a movement; none for those that never left us. */
  readonly job?: string;
  /** What a movement of this kind writes down about itself; every row is read back by it. */
  readonly details: z.ZodType<Details>;
  describe(seen: Seen<Details>): Said;
  /** The other side, where it is no customer. */
  outsider?(details: Details): Person | undefined;
  /** What the form of such a payment has to be filled in with to make the same one again; none: it has no such form. */
  again?(details: Details): Readonly<Record<string, string>>;
  /** What it became in another currency, or came from. */
  exchange?(details: Details): Exchange | undefined;
}

/** The other side of a movement: a customer of ours, or a person with an account at a bank. */
export interface Person {
  readonly fullName: string;
  readonly accountNumber: string;
  readonly bankName?: string;
}

/** Two sums that one movement turned into each other, and the price of it. */
export interface Exchange {
  readonly from: { readonly amount: string; readonly currency: string };
  readonly to: { readonly amount: string; readonly currency: string };
  /** Units of `to` for one of `from`. */
  readonly rate: string;
  readonly mid_rate: string;
  readonly source: string;
  readonly as_of: string;
  readonly simulated: boolean;
}

/** A movement from where one of its customers stands. */
export interface Seen<Details = unknown> {
  readonly type: 'send' | 'receive';
  /** The customer on the other side, where there is one. */
  readonly otherName: string | undefined;
  readonly details: Details;
}

/** For kinds that write down nothing. */
export const noDetails = z.object({});

/** Between two customers, at once. */
export const intraTransfer: MovementKind = {
  id: 1,
  name: 'intra_transfer',
  isHold: false,
  category: 'transfer',
  details: noDetails,
  describe({ type, otherName: name }) {
    const isSent = type === 'send';
    const { transfer_to, transfer_from, transfer_to_customer, transfer_from_customer } = movementPhrases;
    if (name === undefined) return say(isSent ? transfer_to_customer : transfer_from_customer, {});
    return say(isSent ? transfer_to : transfer_from, { name });
  },
};

/** A first balance from outside the books, such as the demonstration's. */
export const opening: MovementKind = {
  id: 2,
  name: 'opening',
  isHold: false,
  category: 'deposit',
  details: noDetails,
  describe: () => say(movementPhrases.opening_balance, {}),
};

/** How the money of a hold leaves the clearing wallet. Customers see the hold it ends instead. */
export const settlementKind = 3;
