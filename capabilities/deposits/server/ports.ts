import { definePort } from '@wura/features/server/ports';
import type { CurrencyCode } from '@wura/money/currencies';

export const cardPayments = definePort<CardPayments>('card_payments');
export const depositAccounts = definePort<DepositAccounts>('deposit_accounts');

/** Who takes naira from cards, as this room wishes they were. */
export interface CardPayments {
  /** Also the purpose of the system wallet that the money comes from. */
  readonly provider: string;
  begin(payment: { reference: string; amountMinor: bigint; email: string }): Promise<Begun>;
  /** What became of it, by our reference or theirs. */
  find(reference: string): Promise<ChargeVerdict>;
  /** Gives a payment back to the card or account it came from; no amount: all of it. */
  refund(payment: RefundWanted): Promise<RefundVerdict>;
  /** Everything that went back of a payment, by their name for it. */
  refundsOf(providerReference: string): Promise<RefundsVerdict>;
  /** Every dispute about a payment, decided or not, by their name for it. */
  disputesOf(providerReference: string): Promise<DisputesVerdict>;
}

export interface RefundWanted {
  readonly reference: string;
  /** Their name for the payment, by which the answer is known to be about it. */
  readonly providerReference: string;
  readonly amountMinor: bigint | undefined;
  readonly note: string;
}

/** Something that goes back to whom it came from: asked for by us or the owner, or taken by the payer's bank. */
export interface Refund {
  /** Theirs, and for ever. */
  readonly name: string;
  readonly state: 'open' | 'done' | 'failed';
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode | (string & {});
  /** The payer disputed the payment with their bank. */
  readonly isDispute: boolean;
  /** When it was asked for, by their clock. */
  readonly at: Date;
}

/** A payer has told their bank that a payment was not theirs, or not as promised. */
export interface Dispute {
  readonly name: string;
  /** Won: the money stays. Lost: it goes back, which their refunds say. */
  readonly state: 'open' | 'won' | 'lost';
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode | (string & {});
  /** Left unanswered until then it is lost. */
  readonly answerBy: Date | undefined;
}

export type DisputesVerdict =
  | { readonly outcome: 'accepted'; readonly disputes: readonly Dispute[] }
  | { readonly outcome: 'unknown'; readonly why: string };

export type RefundVerdict =
  | { readonly outcome: 'accepted'; readonly refund: Refund }
  | { readonly outcome: 'declined'; readonly reason: string }
  /** It may have been asked for: their list knows. */
  | { readonly outcome: 'unknown'; readonly why: string };

export type RefundsVerdict =
  | { readonly outcome: 'accepted'; readonly refunds: readonly Refund[] }
  | { readonly outcome: 'unknown'; readonly why: string };

export type Begun =
  | { readonly outcome: 'accepted'; readonly accessCode: string; readonly authorizationUrl: string }
  | { readonly outcome: 'declined'; readonly reason: string }
  /** They know the reference from elsewhere: whatever is paid under it was not paid for this. */
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'unknown'; readonly why: string };

export type ChargeVerdict =
  | ({ readonly outcome: 'accepted' } & Charge)
  /** They have never heard of the reference. */
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'unknown'; readonly why: string };

export interface Charge {
  /** `processing`: the customer has paid, and a bank is working on it. `undecided`: the customer has not paid yet. */
  readonly state: 'paid' | 'processing' | 'undecided' | 'failed' | 'reversed';
  /** Why it failed, in the bank's words. */
  readonly reason?: string | undefined;
  readonly amountMinor: bigint;
  /** As they say it: it need not be one of ours. */
  readonly currency: CurrencyCode | (string & {});
  readonly providerReference: string;
  /** For money that was sent to a customer's own account number. */
  readonly account?: { readonly number: string; readonly senderName: string; readonly senderBank: string } | undefined;
}

/** Who gives a customer a bank account number of their own. */
export interface DepositAccounts {
  readonly provider: string;
  open(person: { email: string; firstName: string; lastName: string; phone: string }): Promise<AccountVerdict>;
}

export type AccountVerdict =
  | { readonly outcome: 'accepted'; readonly number: string; readonly name: string; readonly bank: string }
  | { readonly outcome: 'declined'; readonly reason: string }
  | { readonly outcome: 'unknown'; readonly why: string };
