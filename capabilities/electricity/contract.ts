import { billPaymentRefusals, notSoldRefusals, paidBill } from '@wura/bills/contract';
import { nationalPhone } from '@wura/bills/phone';
import { emailFault } from '@wura/identity/rules';
import { pin, ruled } from '@wura/identity/contract';
import { providerRefusals } from '@wura/provider-payments/contract';
import { daySeconds, defineRoute, hourSeconds } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, messageBody, moneyInput, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { electricityRefusals } from './refusals.ts';
import {
  amountFault,
  companyFault,
  electricityFaults,
  meterDigits,
  meterNumberFault,
  phoneFault,
  walletFault,
} from './rules.ts';

/** By our name or a seller's code, in either case. */
const company = ruled(companyFault);
const meterNumber = ruled(meterNumberFault).transform(meterDigits);
const meterType = z.enum(['prepaid', 'postpaid'], { error: electricityFaults.meter_type_missing });

const vended = {
  tokens: z.array(z.string()).meta({
    description: 'Digits only, in the order in which they are typed: first the keys of a meter whose key changes',
  }),
  units: z.string().nullable(),
  tariff: z.string().nullable(),
  receipt_number: z.string().nullable(),
};

const paid = paidBill.extend({
  token: z.string().optional().meta({
    description: 'Of a prepaid meter, once it is there; the one that carries the units, where there are several',
  }),
  units: z.string().optional(),
  tariff: z.string().optional(),
  receipt_number: z.string().optional(),
  tokens: vended.tokens,
  customer_name: z.string(),
  address: z.string(),
  meter_number: z.string(),
  meter_type: meterType,
  provider: z.string(),
});
export type PaidElectricity = z.output<typeof paid>;

const vend = z.object({
  id: z.string(),
  transaction_id: z.string(),
  reference: z.string(),
  meter_number: z.string(),
  meter_type: meterType,
  provider: z.string(),
  provider_name: z.string(),
  customer_name: z.string(),
  ...vended,
  amount: moneyText,
  date: timeText,
});
export type Vend = z.output<typeof vend>;

export const routes = {
  companies: defineRoute({
    method: 'GET',
    path: '/api/squad/electricity-providers',
    summary: 'The electricity companies whose meters can be paid for',
    access: 'customer',
    answers: {
      200: z.object({
        status: z.literal('success'),
        data: z.array(z.object({ service_type: z.string(), provider_name: z.string(), provider_id: z.string() })),
      }),
    },
    refusals: notSoldRefusals,
  }),
  lookUpMeter: defineRoute({
    method: 'POST',
    path: '/api/squad/electricity/lookup-meter',
    summary: 'Whose meter this is, and the least it takes; the reference is good for one payment within 15 minutes',
    access: 'customer',
    body: z.object({ provider: company, meter_no: meterNumber, meter_type: meterType }),
    answers: {
      200: z.object({
        status: z.literal('success'),
        data: z.object({
          customer_name: z.string(),
          reference: z.string(),
          address: z.string().optional(),
          minimum_amount: moneyText,
          outstanding_debt: moneyText.optional(),
          expires_at: timeText,
        }),
      }),
    },
    refusals: [
      electricityRefusals.meter_not_found,
      electricityRefusals.unknown_electricity_provider,
      ...notSoldRefusals,
    ],
    // Each costs a question to the company, and tells a name.
    limits: [
      { max: 30, windowSeconds: 60 },
      { max: 300, windowSeconds: daySeconds },
    ],
  }),
  pay: defineRoute({
    method: 'POST',
    path: '/api/payments/electricity',
    summary: 'Pay for electricity; a prepaid meter is given its token',
    access: 'customer',
    movesMoney: true,
    // In the order in which a customer is told what is missing.
    body: z.strictObject({
      serviceType: company,
      meterNumber,
      meterType,
      walletId: ruled(walletFault),
      phone_number: ruled(phoneFault).transform(number => nationalPhone(number)!),
      amount: moneyInput('NGN', amountFault),
      reference: ruled(value => (value === '' ? electricityFaults.meter_check_missing : undefined)),
      email: ruled(value => (value.trim() === '' ? undefined : emailFault(value))).optional(),
      pin: pin.optional(),
    }),
    answers: { 200: paid, 202: paid },
    refusals: [electricityRefusals.meter_not_verified, electricityRefusals.below_meter_minimum, ...billPaymentRefusals],
  }),
  tokens: defineRoute({
    method: 'GET',
    path: '/api/tokens',
    summary: 'The electricity tokens you have bought, newest first, of all meters or of one',
    access: 'customer',
    query: z.object({
      meter: ruled(meterNumberFault).transform(meterDigits).optional(),
      limit: limitQuery,
      cursor: cursorQuery(z.string().regex(/^vnd_[0-9a-z]{26}$/)),
    }),
    answers: { 200: page(vend) },
  }),
  sendToken: defineRoute({
    method: 'POST',
    path: '/api/tokens/{id}/send',
    summary: 'Send a token to its owner again',
    access: 'customer',
    params: z.object({ id: z.string().regex(/^vnd_[0-9a-z]{26}$/) }),
    answers: { 200: messageBody },
    refusals: [commonRefusals.not_found],
    limits: [{ max: 5, windowSeconds: hourSeconds }],
  }),
  textToken: defineRoute({
    method: 'POST',
    path: '/api/tokens/{id}/text',
    summary: 'Send a token to the telephone of its owner',
    access: 'customer',
    params: z.object({ id: z.string().regex(/^vnd_[0-9a-z]{26}$/) }),
    answers: { 200: messageBody },
    refusals: [commonRefusals.not_found, providerRefusals.service_off],
    // Each is paid for.
    limits: [
      { max: 3, windowSeconds: hourSeconds },
      { max: 10, windowSeconds: daySeconds },
    ],
  }),
};
