import type { Pool } from '@wura/database';
import type { Identity } from '@wura/identity/server';
import type { IdentityNumbers } from '@wura/identity/server/identity-numbers';
import type { Policy } from '@wura/policy/server';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import type { PaymentRail } from '@wura/provider-payments/server/rail';
import type { RateBook } from '@wura/rates/server';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import type { CardIssuer, CardPaymentDetails } from './ports.ts';

/** What this room needs of others. */
export interface CardNeeds {
  pool: Pool;
  identity: Pick<Identity, 'pins'>;
  walletServices: WalletServices;
  policy: Policy;
  rates: RateBook;
  /** How far below the mid rate the house buys. */
  spreadBps: bigint;
  /** Who opens customers' numbers for the issuer, where the rules want them known there. */
  papers: IdentityNumbers | undefined;
  /** None: cards are switched off here. */
  issuer: CardIssuer | undefined;
  now: () => number;
}

/** The ways out: one for the making of cards, one for putting money on them. */
export interface CardRails {
  /** The issuer as payments reach them: with the numbers that the rules want them to know. */
  readonly port: PaymentPort<CardPaymentDetails>;
  readonly making: PaymentRail<CardPaymentDetails>;
  readonly funding: PaymentRail<CardPaymentDetails>;
}

/** The same, once the room has opened. */
export interface Opened extends CardNeeds {
  rails: CardRails | undefined;
}
