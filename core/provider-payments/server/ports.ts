import type { CurrencyCode } from '@wura/money/currencies';

/** A payment as a provider is asked for it. */
export interface Payable<Details> {
  /** The same however often it is asked. */
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  /** What the room that pays wrote down about it: whom, where, why. */
  readonly details: Details;
  /** What the provider calls it, once it has said so. */
  readonly providerReference: string | null;
  /** No call about it left us before. */
  readonly createdAt: Date;
  /** What the time was when it was asked about, by the clock that wrote `createdAt`. */
  readonly readAt?: Date;
}

/** What a provider has said about a payment. Only a definite no gives money back. */
export type Verdict =
  | {
      readonly outcome: 'accepted';
      /** False while the provider has it and has not decided. */
      readonly isDone: boolean;
      readonly providerReference?: string | undefined;
      readonly sessionId?: string | undefined;
      /** What was bought and has to be handed over: an electricity token, its units. The room that sells it knows the shape. */
      readonly goods?: Readonly<Record<string, unknown>> | undefined;
    }
  | {
      readonly outcome: 'declined';
      readonly reason: string;
      /** What they call the refusal, where they keep it: it is no other payment's then. */
      readonly providerReference?: string | undefined;
    }
  /** It was done, and has been taken back. */
  | { readonly outcome: 'reversed'; readonly reason: string; readonly providerReference?: string | undefined }
  /**
   * They have never heard of the reference. It may be on its way to them still. With a name of theirs: they have made what the
   * payment begins with, and no money has moved; it waits for another sending.
   */
  | { readonly outcome: 'absent'; readonly providerReference?: string | undefined }
  /** They take no reference of ours. These rows of their complete list may be this payment; none: it is not there yet. */
  | { readonly outcome: 'listed'; readonly rows: readonly ListedRow[] }
  /** No answer that can be read: it may have happened out there. */
  | { readonly outcome: 'unknown'; readonly why: string };

/** Why a seller did not sell, as its adapter understands it. What is told to the customer are the words of the room. */
export type SaleReason =
  /** A no that says no more. */
  | 'not_accepted'
  /** We have too little with them, or they do not sell to us: nothing that the customer can mend. */
  | 'provider_short'
  /** They cannot sell it now, or could not be reached at all. */
  | 'unavailable'
  /** There is no such phone, meter or card, or it may not buy. */
  | 'destination_unknown'
  /** Less than they sell, or more. */
  | 'amount_refused'
  /** The plan or bouquet is no longer sold, or costs something else now. */
  | 'not_on_offer'
  /** The look-up that this payment was to use up is over. */
  | 'lookup_over'
  /** They were never asked, or their complete list does not have it. Said by us, never by a seller. */
  | 'not_found'
  /** It was sold, and has been taken back. */
  | 'taken_back';

/** One line of a provider's list that may be a payment of ours: same kind, same destination, same amount, sent since. */
export interface ListedRow {
  readonly providerReference: string;
  readonly at: Date;
  readonly verdict: Extract<Verdict, { outcome: 'accepted' | 'declined' | 'reversed' }>;
}

/** A provider that carries payments out, as this room wishes it were. */
export interface PaymentPort<Details> {
  /** Also the purpose of the system wallet that what was carried out is booked to. */
  readonly provider: string;
  /** False where nothing of ours names a purchase: it is found in their list, and never sent again. */
  readonly takesReference?: boolean;
  /** It has been silent for so long that nothing is sent there. */
  readonly isDown?: () => boolean;
  /** The name a new payment is to have there, where the provider gives or prescribes it. */
  readonly newReference?: (details: Details) => string;
  /** `until` cuts the waiting short, not the payment: what was not answered by then is unknown. */
  readonly send: (payment: Payable<Details>, until?: AbortSignal) => Promise<Verdict>;
  /** What became of it, by the name both know; without one, from their list. It moves nothing: what has ended is asked about too. */
  readonly find: (payment: Payable<Details>, until?: AbortSignal) => Promise<Verdict>;
}

/** What a provider tells us on its own, reduced to what it is about. */
export interface ProviderEvent {
  readonly provider: string;
  readonly event: string;
  readonly reference: string;
  /** Which job finds out whether it is true. None: nothing of ours follows from it. */
  readonly job: string | undefined;
}

/** What books say of one payment. Open: not decided yet, though money may already be set aside for it. */
export type RecordState = 'open' | 'done' | 'failed' | 'reversed';

/**
 * A charge brings money in and a refund gives it back to the payer; a transfer takes it out to a bank, and a purchase to a
 * seller of bills.
 */
export type RecordOperation = 'charge' | 'refund' | 'transfer' | 'purchase';

/** One payment as its provider has it. */
export interface ProviderRecord {
  /** The name that both know: ours, or theirs where they take none of ours. */
  readonly reference: string;
  readonly amountMinor: bigint;
  /** As they say it: it need not be one of ours. */
  readonly currency: CurrencyCode | (string & {});
  readonly state: RecordState;
  readonly at: Date;
  /** When they last changed anything about it. */
  readonly changedAt: Date;
  /** What they keep for it; left out where they have not said. */
  readonly feeMinor?: bigint;
}

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** A provider's own books, held against ours once a day. */
export interface ProviderRecords {
  readonly provider: string;
  /** One page of what was begun in a stretch of time, counted from 1. */
  page(operation: RecordOperation, stretch: Period, page: number): Promise<PageVerdict>;
  /** One payment by its name, for what is not in the list; `beat` is called before each call that may take long. */
  find(operation: RecordOperation, reference: string, beat?: () => Promise<void>): Promise<FindVerdict>;
  /** One page of the payments that were disputed in a stretch of time, by the name both know. None: the provider cannot. */
  disputed?(stretch: Period, page: number): Promise<DisputedVerdict>;
  /** What we have with them. None: they do not say. */
  readonly account?: ProviderBalance;
}

/** What stands with a provider, and what the owner took from there to a bank. */
export interface ProviderBalance {
  /** `places`: where our books say that something of ours stands, with a provider that keeps no account for us. */
  balances(places: readonly string[]): Promise<BalancesVerdict>;
  /** One page of what was paid out to the owner in a stretch of time, counted from 1. */
  settlements(stretch: Period, page: number): Promise<PageVerdict>;
}

export type BalancesVerdict =
  | {
      readonly outcome: 'accepted';
      readonly balances: readonly { readonly currency: CurrencyCode | (string & {}); readonly minor: bigint }[];
    }
  | { readonly outcome: 'unknown'; readonly why: string };

export type DisputedVerdict =
  | { readonly outcome: 'accepted'; readonly references: readonly string[]; readonly isLast: boolean }
  | { readonly outcome: 'unknown'; readonly why: string };

export type PageVerdict =
  | {
      readonly outcome: 'accepted';
      readonly entries: readonly ProviderRecord[];
      readonly isLast: boolean;
      /** How many there are on all pages, where they say it. */
      readonly total?: number | undefined;
    }
  | { readonly outcome: 'unknown'; readonly why: string };

export type FindVerdict =
  | { readonly outcome: 'accepted'; readonly entry: ProviderRecord }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'unknown'; readonly why: string };
