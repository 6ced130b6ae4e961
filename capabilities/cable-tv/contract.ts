import { billPaymentRefusals, billRefusals, notSoldRefusals, paidBill } from '@wura/bills/contract';
import { nationalPhone } from '@wura/bills/phone';
import { emailFault } from '@wura/identity/rules';
import { pin, ruled } from '@wura/identity/contract';
import { daySeconds, defineRoute } from '@wura/wire';
import { moneyInput, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { cableRefusals } from './refusals.ts';
import {
  cableFaults,
  nairaFault,
  phoneFault,
  providerFault,
  smartcardDigits,
  smartcardFault,
  walletFault,
} from './rules.ts';

/** By our name, in either case. */
const provider = ruled(providerFault);

const lookUp = {
  method: 'POST',
  summary: 'Whose smartcard this is; the reference is good for one payment within 15 minutes',
  access: 'customer',
  body: z.object({ provider, smartcard_number: ruled(smartcardFault).transform(smartcardDigits) }),
  answers: {
    200: z.object({
      status: z.literal('success'),
      data: z.object({ customer_name: z.string(), reference: z.string(), expires_at: timeText }),
    }),
  },
  refusals: [cableRefusals.smartcard_not_found, cableRefusals.unknown_tv_provider, ...notSoldRefusals],
} as const;

/** Each costs a question to the provider, and tells a name; both paths count together. */
const lookUpAccount = defineRoute({
  ...lookUp,
  path: '/api/squad/tv/lookup-account',
  limits: [
    { max: 30, windowSeconds: 60 },
    { max: 300, windowSeconds: daySeconds },
  ],
});

const bouquetShape = z.object({
  name: z.string(),
  code: z.string(),
  kobo_amount: z.number().int(),
  currency: z.literal('NGN'),
  platform: z.string(),
});
export type BouquetOnWire = z.output<typeof bouquetShape>;

const bouquets = {
  summary: 'What a TV provider offers, and what each bouquet costs now',
  access: 'customer',
  answers: {
    200: z.object({ status: z.literal('success'), data: z.object({ bouquets: z.array(bouquetShape) }) }),
  },
  refusals: [cableRefusals.unknown_tv_provider, ...notSoldRefusals],
} as const;

const paid = paidBill.extend({
  provider: z.string(),
  bouquet: z.string(),
  smartcard_number: z.string(),
  customer_name: z.string(),
});
export type PaidCable = z.output<typeof paid>;

const pay = {
  method: 'POST',
  summary: 'Pay for a bouquet of cable or satellite TV, at the price that its provider asks now',
  access: 'customer',
  movesMoney: true,
  // In the order in which a customer is told what is missing.
  body: z.strictObject({
    provider,
    walletId: ruled(walletFault),
    phone_number: ruled(phoneFault).transform(number => nationalPhone(number)!),
    reference: ruled(value => (value === '' ? cableFaults.smartcard_check_missing : undefined)),
    bouquet_code: z
      .string({ error: cableFaults.bouquet_missing })
      .min(1, { error: cableFaults.bouquet_missing })
      .max(64, { error: cableFaults.bouquet_missing }),
    email: ruled(value => (value.trim() === '' ? undefined : emailFault(value))).optional(),
    confirmed_amount: moneyInput('NGN', nairaFault).optional().meta({
      description: 'What the customer was shown: another price of the provider’s is then refused instead of paid',
    }),
    pin: pin.optional(),
  }),
  answers: { 200: paid, 202: paid },
  refusals: [
    cableRefusals.unknown_tv_provider,
    cableRefusals.smartcard_not_verified,
    cableRefusals.unknown_bouquet,
    billRefusals.price_changed,
    ...billPaymentRefusals,
  ],
} as const;

export const routes = {
  providers: defineRoute({
    method: 'GET',
    path: '/api/squad/tv-providers',
    summary: 'The providers of cable and satellite TV that can be paid',
    access: 'customer',
    answers: {
      200: z.object({
        status: z.literal('success'),
        data: z.array(z.object({ service_type: z.string(), provider_name: z.string(), provider_id: z.string() })),
      }),
    },
    refusals: notSoldRefusals,
  }),
  lookUpAccount,
  lookUpAlias: defineRoute({ ...lookUp, path: '/api/squad/cable/lookup', sharesLimitsOf: lookUpAccount }),
  bouquets: defineRoute({
    ...bouquets,
    method: 'GET',
    path: '/api/squad/tv/bouquets/{provider}',
    // One that is in a path and unknown would be a 404, on which callers fall back to the other path.
    params: z.object({ provider: z.string().max(32) }),
  }),
  bouquetsAlias: defineRoute({
    ...bouquets,
    method: 'POST',
    path: '/api/squad/tv/bouquet-list',
    body: z.object({ provider }),
  }),
  pay: defineRoute({ ...pay, path: '/api/payments/tv' }),
  payAlias: defineRoute({ ...pay, path: '/api/squad/tv/pay' }),
};
