import { definePort } from '@wura/features/server/ports';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import { z } from 'zod';

/** Who sells data. */
export const dataSellers = definePort<DataSeller>('data_sellers');

export const dataDetails = z.object({
  /** Eleven digits, as it is written in Nigeria. */
  phone: z.string(),
  network: z.enum(['mtn', 'airtel', 'glo', '9mobile']),
  planCode: z.string(),
  /** For people: how much, and for how long. */
  planName: z.string(),
  reference: z.string(),
  rules: z.string(),
});
export type DataDetails = Readonly<z.output<typeof dataDetails>>;

export interface DataSeller extends PaymentPort<DataDetails> {
  plans(network: DataDetails['network']): Promise<PlansVerdict>;
}

export interface DataPlan {
  /** The seller's own. */
  readonly code: string;
  readonly name: string;
  readonly priceMinor: bigint;
  /** "100MB", "1.5GB", as the seller writes it, without its stray spaces. */
  readonly value: string;
  /** "Daily Plan", "30 days", as the seller writes it; empty where it does not say. */
  readonly validity: string;
  readonly description: string;
}

export type PlansVerdict =
  | { readonly outcome: 'accepted'; readonly plans: readonly DataPlan[] }
  | { readonly outcome: 'unknown'; readonly why: string };
