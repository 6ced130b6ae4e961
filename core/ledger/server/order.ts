/** Ids of wallets count from 1 (customers) and from -1 downwards (the system), so a safe integer holds them exactly. */
export type WalletId = number;

/** The system's own wallets, which are no customer's and may owe. */
export const isSystemWallet = (wallet: WalletId): boolean => wallet < 0;

export interface Side {
  readonly wallet: WalletId;
  /** Signed, in the smallest unit: negative leaves the wallet. */
  readonly amount: bigint;
  readonly currency: number;
  /** What the wallet may hold at most once this has arrived. */
  readonly ceiling?: bigint | undefined;
}

/** A running sum that a transfer adds to, and may not lift above its ceiling. */
export interface Allowance {
  readonly owner: bigint;
  /** A calendar day. */
  readonly period: string;
  readonly sum: bigint;
  readonly ceiling: bigint;
}

/** What leaves without the PIN, against its owner's own count of that. */
export interface Unconfirmed extends Allowance {
  /** What left so the day before counts as well. */
  readonly reachesBack?: boolean;
}

/** One transfer to be written. Its first side is the one that asked for it, and carries the request's name. */
export interface Order {
  readonly kind: number;
  readonly sides: readonly [Side, Side, ...Side[]];
  /** What makes this intent unique for ever: the second order of the same name is answered with the first's entry. */
  readonly request: string;
  /** A digest of what was asked, so that one name used for two different things is noticed. */
  readonly fingerprint: number;
  /** The hold that this transfer ends, or gives back although it was settled. */
  readonly ends?: { readonly transferId: number; readonly outcome: 'settled' | 'returned' | 'reversed' };
  /** Counted in the same commit, or the transfer is refused. */
  readonly allowance?: Allowance | undefined;
  /** The same for the receiver, where that is counted too. */
  readonly intake?: Allowance | undefined;
  /** The same for what leaves without the PIN. */
  readonly unconfirmed?: Unconfirmed | undefined;
}

/**
 * So much of a request's name as fits into a number, which is found faster than a text. Few share one; those who do wait for each
 * other without need, and that is all.
 */
export const shortNameOf = (request: Order['request']): number => Number.parseInt(request.slice(0, 8), 16) | 0;

/** One link of a wallet's chain, as it stands in the books. */
export interface Entry {
  readonly wallet: WalletId;
  readonly seq: number;
  readonly transferId: number;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly cumCredit: bigint;
  readonly moves: number;
  readonly counterparty: WalletId;
  readonly createdAt: Date;
  readonly currency: number;
  readonly kind: number;
  /** It undoes an entry of its kind: what that one took was never taken, as far as the totals go. */
  readonly givesBack: boolean;
  readonly fingerprint: number;
}

/** The last link of a chain; a wallet that has never moved has seq 0. */
export interface Head {
  readonly seq: number;
  readonly balance: bigint;
  readonly cumCredit: bigint;
  readonly moves: number;
}

export const emptyHead: Head = { seq: 0, balance: 0n, cumCredit: 0n, moves: 0 };

/** The entry that an order's first side became, and whether it had been written before this order came. */
export interface Posted {
  readonly entry: Entry;
  readonly replayed: boolean;
}

/** Not enough money. */
export class InsufficientFunds extends Error {}

/** The receiving wallet would hold more than it may. */
export class CeilingReached extends Error {}

/** More than the payer may move, or may move without the PIN, in this period. */
export class AllowanceExceeded extends Error {}

/** More than the receiver may take in in this period. */
export class IntakeExceeded extends AllowanceExceeded {}

/** Its owner has changed something since it was asked about. It was not written, and may be once it was asked about again. */
export class AskAgain extends Error {}

/** An order of this name stands in the books, or something else was done under it that they have no entry of. */
export class DoneBefore extends Error {}

/** The hold was ended before, or by another that was faster. */
export class HoldEnded extends Error {}

/** The link to the books broke and did not come back in time; the order may or may not stand. */
export class OutcomeUnknown extends Error {}

/** The books cannot be written soon enough. This order was not written. */
export class WriterBusy extends Error {}

const refusals = {
  ask_again: AskAgain,
  done_before: DoneBefore,
  ended_before: HoldEnded,
  in_use: WriterBusy,
  over_allowance: AllowanceExceeded,
  over_intake: IntakeExceeded,
  insufficient_funds: InsufficientFunds,
  over_ceiling: CeilingReached,
} as const;

/** What the books say to an order that they did not write. */
export type Verdict = keyof typeof refusals;

export const refusalOf = (verdict: Verdict): Error => new refusals[verdict]();
