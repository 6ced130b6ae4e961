import { definePort } from '@wura/features/server/ports';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import { z } from 'zod';

/** Who sells airtime. */
export const airtimeSellers = definePort<AirtimeSeller>('airtime_sellers');

export type AirtimeSeller = PaymentPort<AirtimeDetails>;

/** What a purchase of airtime writes down about itself, for the seller. */
export const airtimeDetails = z.object({
  /** Eleven digits, as it is written in Nigeria. */
  phone: z.string(),
  network: z.enum(['mtn', 'airtel', 'glo', '9mobile']),
  reference: z.string(),
  rules: z.string(),
});
export type AirtimeDetails = Readonly<z.output<typeof airtimeDetails>>;
