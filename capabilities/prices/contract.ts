import { feeLine } from '@wura/policy/contract';
import { walletRefusals } from '@wura/wallets/contract';
import { defineRoute } from '@wura/wire';
import { amountInput, moneyText, timeText } from '@wura/wire/shapes';
import { z } from 'zod';

export const sentences = { amount: 'Please enter a valid amount', kind: 'Please choose what to price' };

/** What can be priced is told by the features of this build. */
export const routesFor = (kinds: readonly string[]) => ({
  fees: defineRoute({
    method: 'GET',
    path: '/api/fees',
    summary: 'What everything costs: the same rules that price each payment',
    access: 'public',
    answers: {
      200: z.object({
        /** The day on which the newest of the rules came into force. */
        in_force_since: z.string(),
        data: z.array(
          z.object({
            kind: z.enum(kinds),
            currency: z.string(),
            /** One row for each range of amounts that costs the same; no fee lines: free. */
            bands: z.array(
              z.object({ from: moneyText, to: moneyText.nullable(), fees: z.array(feeLine), total_fee: moneyText }),
            ),
          }),
        ),
      }),
    },
  }),
  price: defineRoute({
    method: 'GET',
    path: '/api/price',
    summary: 'The whole price of one payment, before anything is asked for',
    access: 'public',
    query: z.object({
      kind: z.enum(kinds, { error: sentences.kind }),
      amount: amountInput(sentences.amount),
      currency: z.string().max(8).optional(),
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
    refusals: [walletRefusals.unsupported_currency],
  }),
  limits: defineRoute({
    method: 'GET',
    path: '/api/limits',
    summary: 'Your tier, what it allows, what of it is used, and what the next one would',
    access: 'customer',
    answers: {
      200: z.object({
        tier: z.number().int(),
        /** No money may move before a BVN or NIN is checked, or before an age is reached. */
        blocked_by: z.enum(['identity', 'age']).nullable(),
        currency: z.literal('NGN'),
        out_per_day: z.object({ limit: moneyText, used: moneyText, left: moneyText, resets_at: timeText }),
        balance: z.object({ limit: moneyText.nullable(), used: moneyText }),
        single_deposit: z.object({ limit: moneyText }),
        /** Until then an account that is new, or was opened with a new device, password or PIN, is held to less. */
        first_day_until: timeText.nullable(),
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
  }),
});
