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
}

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
  /** `processing`: the customer has paid, and a bank is working on it. `undecided`: nobody has paid yet. */
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
