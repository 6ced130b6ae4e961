import { definePort } from '@wura/features/server/ports';
import type { Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import { z } from 'zod';

/** Who sells gift cards. */
export const giftCardSellers = definePort<GiftCardSeller>('gift_card_sellers');

export const giftCardDetails = z.object({
  /** Our own name of the card that is bought. */
  card: z.string(),
  /** The seller's. */
  product: z.string(),
  brand: z.string(),
  country: z.string(),
  /** What it is worth where it is spent: exact decimal text. */
  value: z.string(),
  currency: z.string(),
  /** The seller's name for its price, which this payment uses up. */
  quote: z.string(),
  reference: z.string(),
  rules: z.string(),
});
export type GiftCardDetails = Readonly<z.output<typeof giftCardDetails>>;

/** What is handed over. A card is delivered once its code is there. */
export const giftCardGoods = z.object({
  code: z.string().min(1),
  pin: z.string().nullable(),
  serial: z.string().nullable(),
  url: z.string().nullable(),
  expiresOn: z.string().nullable(),
});
export type GiftCardGoods = Readonly<z.output<typeof giftCardGoods>>;

export interface GiftCardSeller extends PaymentPort<GiftCardDetails> {
  catalogue(): Promise<CatalogueVerdict>;
  price(wanted: { product: string; value: Money }): Promise<PriceVerdict>;
}

export interface GiftProduct {
  /** The seller's. */
  readonly id: string;
  readonly brand: string;
  /** Two letters. */
  readonly country: string;
  readonly currency: CurrencyCode;
  /** In smallest units; empty where every step of the range is sold. */
  readonly values: readonly bigint[];
  readonly range: { readonly min: bigint; readonly max: bigint; readonly step: bigint } | null;
  /** How it is spent. */
  readonly redeem: string;
}

export type CatalogueVerdict =
  | { readonly outcome: 'accepted'; readonly products: readonly GiftProduct[] }
  | { readonly outcome: 'unknown'; readonly why: string };

export type PriceVerdict =
  | { readonly outcome: 'accepted'; readonly quote: string; readonly priceMinor: bigint; readonly expiresAt: Date }
  /** They do not sell it, or not at this value. */
  | { readonly outcome: 'declined' }
  | { readonly outcome: 'unknown'; readonly why: string };
