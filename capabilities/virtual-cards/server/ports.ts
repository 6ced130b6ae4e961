import { definePort } from '@wura/features/server/ports';
import type { IdentityPapers } from '@wura/identity/server/identity-numbers';
import type { PaymentPort, Verdict } from '@wura/provider-payments/server/ports';
import { z } from 'zod';

/** Who makes cards for us: one company here, with all of its cards. */
export const cardIssuer = definePort<CardIssuer>('card_issuer');

export const cardCurrencies = ['USD', 'NGN'] as const;
export type CardCurrency = (typeof cardCurrencies)[number];

/** The currency of money that is on a card, or on its way there. */
export function cardCurrencyOf(currency: string): CardCurrency {
  const known = cardCurrencies.find(each => each === currency);
  if (!known) throw new Error(`no card holds ${currency}`);
  return known;
}

/** The job that looks at what happened on a card, by the issuer's id of it. */
export const cardSyncJob = 'card_sync';
/** The issuer speaks of a cardholder, by their own name of one. */
export const cardHolderToldJob = 'card_holder_told';

/** What is put on a card, written down beside the movement and handed to the issuer. */
export const cardPaymentDetails = z.object({
  reference: z.string(),
  purpose: z.enum(['create', 'fund']),
  /** Ours. */
  card: z.string(),
  /** The issuer's name for its holder, and for the card once there is one. */
  holder: z.string(),
  issuer_card: z.string().nullable(),
  last_four: z.string().nullable(),
  currency: z.enum(cardCurrencies),
  /** What arrives on the card, in its smallest unit; what left the wallet may be of another currency. */
  card_minor: z.string().regex(/^\d{1,18}$/),
  card_amount: z.string(),
  rules: z.string(),
  /** Nothing where the wallet is of the card's currency. */
  exchange: z
    .object({
      from_amount: z.string(),
      from_currency: z.string(),
      rate: z.string(),
      mid_rate: z.string(),
      source: z.string(),
      as_of: z.string(),
      simulated: z.boolean(),
    })
    .nullable(),
});
export type CardPaymentDetails = Readonly<z.output<typeof cardPaymentDetails>>;

/** The same as the issuer is given it. The number is opened for the call, and neither written down nor logged. */
export type CardOrder = CardPaymentDetails & { readonly nin?: string };

/** Why the issuer did not put money on a card. The words are this room's. */
export type CardReason =
  | 'card_not_accepted'
  /** We have too little with them: nothing that the customer can mend. */
  | 'card_issuer_short'
  /** One funding in five minutes. */
  | 'card_too_soon'
  /** More than a card may hold. */
  | 'card_overfull'
  /** There is no such card any more. */
  | 'card_gone'
  /** They do not let this person hold a card. */
  | 'card_holder_barred'
  /** The card was made, and the money for it was refused; the issuer's id of the card comes with it. */
  | 'card_made_unfunded';

export type Heard<Told = object> =
  | ({ readonly outcome: 'accepted' } & Told)
  | { readonly outcome: 'declined'; readonly reason: CardReason }
  | { readonly outcome: 'unknown'; readonly why: string };

/** Who is to hold cards. */
export interface NewHolder {
  /** Ours, which comes back with what they tell of this person. */
  readonly customer: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** With its country, without a plus. */
  readonly phone: string;
  readonly address: string;
  readonly state: string;
  /** A code. */
  readonly country: string;
  /** None where the rules ask for none. */
  readonly papers?: IdentityPapers;
}

/** A card as its issuer has it. */
export interface IssuedCard {
  readonly lastFour: string;
  /** Two digits and four; none where they keep it to themselves. */
  readonly expiry: { readonly month: string; readonly year: string } | null;
  readonly brand: string;
  readonly isActive: boolean;
  readonly isDeleted: boolean;
  readonly balanceMinor: bigint;
}

export type CardEventKind = 'credit' | 'unload' | 'purchase' | 'refund' | 'fee' | 'closing';

/** One line of a card's history. */
export interface CardEvent {
  /** Theirs; never the same for two. */
  readonly id: string;
  /** Ours, for what we asked for. */
  readonly reference: string | null;
  readonly kind: CardEventKind;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly state: 'open' | 'done' | 'declined' | 'reversed';
  readonly merchant: string | null;
  readonly category: string | null;
  readonly declineReason: DeclineReason | null;
  readonly at: Date;
}

/** Why a shop was told no. */
export type DeclineReason = 'insufficient_funds' | 'frozen' | 'closed' | 'limit' | 'not_allowed' | 'issuer';

/** For display once: passed through, and kept nowhere. */
export type Revealed =
  | {
      readonly number: string;
      readonly cvv: string;
      readonly expiry: { readonly month: string; readonly year: string };
    }
  /** The customer's browser asks the issuer for them. */
  | { readonly url: string; readonly token: string };

export interface Unloading {
  readonly reference: string;
  readonly issuerCard: string;
  readonly currency: CardCurrency;
  readonly amountMinor: bigint;
}

/** What holds for every card of theirs. */
export interface CardTerms {
  /** The least that a new card begins with. */
  readonly minimumMinor: Readonly<Record<CardCurrency, bigint>>;
  /** The most that a card may hold; none: as much as there is. */
  readonly balanceMinorMax: Readonly<Record<CardCurrency, bigint | null>>;
  readonly fundEveryMs: number;
  /** After so many purchases that were declined for lack of money they delete the card. */
  readonly declinesMax: number;
  /** Where a page of the customer's own is to be let through to, to show a card's number; none: it comes through us. */
  readonly revealOrigin: string | null;
}

export interface CardIssuer extends PaymentPort<CardOrder> {
  readonly terms: CardTerms;
  register(holder: NewHolder, until?: AbortSignal): Promise<Heard<{ readonly holder: string }>>;
  /** Whose name with them this is: ours of the customer, as it was given at the registration. None: not theirs to tell. */
  registered(holder: string): Promise<Heard<{ readonly customer: string | null }>>;
  unload(asked: Unloading, until?: AbortSignal): Promise<Verdict>;
  /** What became of it. */
  unloaded(asked: Unloading, until?: AbortSignal): Promise<Verdict>;
  details(issuerCard: string, until?: AbortSignal): Promise<Heard<IssuedCard>>;
  /** The newest first, counted from 1. */
  history(
    issuerCard: string,
    currency: CardCurrency,
    page: number,
  ): Promise<Heard<{ readonly events: readonly CardEvent[]; readonly isLast: boolean }>>;
  setFrozen(
    issuerCard: string,
    to: { readonly currency: CardCurrency; readonly isFrozen: boolean },
    until?: AbortSignal,
  ): Promise<Heard>;
  close(issuerCard: string, until?: AbortSignal): Promise<Heard>;
  reveal(issuerCard: string): Promise<Heard<{ readonly revealed: Revealed }>>;
}
