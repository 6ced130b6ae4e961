import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { amountInput, moneyText, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { policyRefusals, priceFaults } from './refusals.ts';

export { policyRefusals, pricingRefusals, receivingRefusals } from './refusals.ts';

/** What a route may answer when it takes money out of a customer's wallet. */
export const outgoingRefusals = Object.values(policyRefusals);

export const feeLine = z.object({
  code: z.string(),
  facts: z.record(z.string(), z.unknown()).meta({ description: 'What its name holds, such as the share of a tax' }),
  name: z.string(),
  amount: moneyText,
});
export type FeeLine = z.output<typeof feeLine>;

/** What can be priced is told by the features of a build. */
export const priceRouteFor = (kinds: readonly string[]) =>
  defineRoute({
    method: 'GET',
    path: '/api/price',
    summary: 'The whole price of one payment, before anything is asked for',
    access: 'public',
    query: z.object({
      kind: z.enum(kinds, { error: priceFaults.priced_kind_unknown }).meta({ description: 'What is paid for' }),
      amount: amountInput(commonFaults.amount_invalid),
      currency: z.string().max(8).optional().meta({ description: 'The currency of the amount; left out: NGN' }),
    }),
    answers: {
      200: z.object({
        kind: z.enum(kinds),
        currency: z.string(),
        amount: moneyText,
        fees: z.array(feeLine),
        fee: moneyText,
        total: moneyText,
        rules: z.string(),
      }),
    },
  });

const ownCaps = {
  per_payment: moneyText.nullable(),
  per_day: moneyText.nullable(),
  guard_night: z.object({ from: z.int(), until: z.int() }).nullable().meta({
    description: 'Hours of Lagos in which a payment to a new payee needs the second factor; null: none',
  }),
  guard_over: moneyText.nullable().meta({ description: 'The sum above which it does at any hour; null: none' }),
  instant_transfers: z.boolean().meta({ description: 'Money may leave to the accounts of others' }),
};

/** The same for everything that can be priced, of all amounts at once. */
export const feesRouteFor = (kinds: readonly string[]) =>
  defineRoute({
    method: 'GET',
    path: '/api/fees',
    summary: 'What everything costs: the same rules that price each payment',
    access: 'public',
    answers: {
      200: z.object({
        in_force_since: z.string().meta({ description: 'The day on which the newest of the rules came into force' }),
        data: z.array(
          z.object({
            kind: z.enum(kinds),
            currency: z.string(),
            share: z.object({ bps: z.int(), usdt_bps: z.int() }).optional().meta({
              description:
                'In hundredths of a percent of the amount, out of which it is taken, VAT within it; to and from USDT less',
            }),
            /** One row for each range of amounts that costs the same; no fee lines: free. */
            bands: z.array(
              z.object({ from: moneyText, to: moneyText.nullable(), fees: z.array(feeLine), total_fee: moneyText }),
            ),
          }),
        ),
      }),
    },
  });

/** To what a customer holds themselves, below their tier; null: to no less than it. */
export const ownLimits = z.object({
  ...ownCaps,
  next: z
    .object({ ...ownCaps, from: timeText })
    .nullable()
    .meta({ description: 'What was asked for and begins then, because it allows more' }),
});
export type OwnLimits = z.output<typeof ownLimits>;

export const limitsRoute = defineRoute({
  method: 'GET',
  path: '/api/limits',
  summary: 'Your tier, what it allows, what of it is used, and what the next one would',
  access: 'customer',
  answers: {
    200: z.object({
      tier: z.number().int(),
      blocked_by: z.enum(['identity', 'age', 'contact']).nullable().meta({
        description: 'No money may move before a BVN or NIN is checked, an age is reached, or an address is confirmed',
      }),
      currency: z.literal('NGN'),
      out_per_day: z.object({ limit: moneyText, used: moneyText, left: moneyText, resets_at: timeText }),
      balance: z.object({ limit: moneyText.nullable(), used: moneyText }),
      single_deposit: z.object({ limit: moneyText }),
      own: ownLimits,
      first_day_until: timeText.nullable().meta({
        description:
          'Until then an account that is new, or was opened with a new device, password or PIN, is held to less',
      }),
      tiers: z.array(
        z.object({
          tier: z.number().int(),
          out_per_day: moneyText,
          balance: moneyText.nullable(),
          single_deposit: moneyText,
        }),
      ),
    }),
  },
});
