import { definePort } from '@wura/features/server/ports';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import { z } from 'zod';

/** Who sells electricity of the distribution companies. */
export const electricitySellers = definePort<ElectricitySeller>('electricity_sellers');

export const meterType = z.enum(['prepaid', 'postpaid']);
export type MeterType = z.output<typeof meterType>;

export const electricityDetails = z.object({
  /** Our name of the distribution company: IKEJA. */
  company: z.string(),
  /** The seller's code of it: IE. */
  companyCode: z.string(),
  meterNumber: z.string(),
  meterType,
  customerName: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The seller's, from the look-up that this payment uses up; empty where the seller knows none. */
  lookup: z.string(),
  reference: z.string(),
  rules: z.string(),
});
export type ElectricityDetails = Readonly<z.output<typeof electricityDetails>>;

/** What a payment for electricity brought. Postpaid meters are given no token; a prepaid one's is done once its token is there. */
export const electricityGoods = z.object({
  /** Digits only, in the order in which they are to be typed: first the keys of a meter whose key changes. */
  tokens: z.array(z.string()),
  units: z.string().nullable(),
  tariff: z.string().nullable(),
  receiptNumber: z.string().nullable(),
});
export type ElectricityGoods = Readonly<z.output<typeof electricityGoods>>;

export interface ElectricitySeller extends PaymentPort<ElectricityDetails> {
  companies(): Promise<CompaniesVerdict>;
  meter(meter: { number: string; type: MeterType; companyCode: string }): Promise<MeterVerdict>;
}

export interface Company {
  /** Ours, the same with every seller: IKEJA, EKO, JOS. */
  readonly name: string;
  /** For people: Ikeja Electric. */
  readonly title: string;
  /** The seller's. */
  readonly code: string;
}

export type CompaniesVerdict =
  | { readonly outcome: 'accepted'; readonly companies: readonly Company[] }
  | { readonly outcome: 'unknown'; readonly why: string };

export type MeterVerdict =
  | {
      readonly outcome: 'accepted';
      readonly customerName: string;
      readonly address: string | null;
      readonly minimumMinor: bigint;
      readonly debtMinor: bigint | null;
      readonly lookup: string;
    }
  /** There is no such meter. */
  | { readonly outcome: 'declined' }
  | { readonly outcome: 'unknown'; readonly why: string };
