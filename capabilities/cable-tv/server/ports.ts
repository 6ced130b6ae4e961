import { definePort } from '@wura/features/server/ports';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import { z } from 'zod';

/** Who sells subscriptions of cable and satellite TV. */
export const cableSellers = definePort<CableSeller>('cable_sellers');

export const cableDetails = z.object({
  /** Our name of the provider: DSTV. */
  provider: z.string(),
  smartcard: z.string(),
  customerName: z.string(),
  bouquetCode: z.string(),
  bouquetName: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The seller's, from the look-up that this payment uses up; empty where the seller knows none. */
  lookup: z.string(),
  reference: z.string(),
  rules: z.string(),
});
export type CableDetails = Readonly<z.output<typeof cableDetails>>;

export interface CableSeller extends PaymentPort<CableDetails> {
  /** Which of DSTV, GOTV, STARTIMES, SHOWMAX it sells. */
  readonly providers: readonly string[];
  bouquets(provider: string): Promise<BouquetsVerdict>;
  smartcard(card: { provider: string; number: string }): Promise<SmartcardVerdict>;
}

export interface Bouquet {
  readonly name: string;
  readonly code: string;
  readonly priceMinor: bigint;
  readonly platform: string;
}

export type BouquetsVerdict =
  | { readonly outcome: 'accepted'; readonly bouquets: readonly Bouquet[] }
  | { readonly outcome: 'unknown'; readonly why: string };

export type SmartcardVerdict =
  | { readonly outcome: 'accepted'; readonly customerName: string; readonly lookup: string }
  /** There is no such card. */
  | { readonly outcome: 'declined' }
  | { readonly outcome: 'unknown'; readonly why: string };
