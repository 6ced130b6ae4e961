import { defineRoute } from '@wura/wire';
import { amountInput, moneyText, timeText } from '@wura/wire/shapes';
import { defineRefusals } from '@wura/wire/refusals';
import { z } from 'zod';

export const policyRefusals = defineRefusals({
  limit_exceeded: { status: 403, message: 'This is more than your limit allows.' },
  identity_required: { status: 403, message: 'Please verify your BVN or NIN before you move money.' },
  age_restricted: { status: 403, message: 'You must be 18 or older to move money.' },
});

/** What a route may answer when it takes money out of a customer's wallet. */
export const outgoingRefusals = Object.values(policyRefusals);

/** For a transfer to a customer who may hold or receive only so much. */
export const receivingRefusals = defineRefusals({
  recipient_limit: { status: 422, message: 'This is more than the recipient may receive.' },
});

export const feeLine = z.object({ name: z.string(), amount: moneyText });

export const priceSentences = { amount: 'Please enter a valid amount', kind: 'Please choose what to price' };

/** What can be priced is told by the features of a build. */
export const priceRouteFor = (kinds: readonly string[]) =>
  defineRoute({
    method: 'GET',
    path: '/api/price',
    summary: 'The whole price of one payment, before anything is asked for',
    access: 'public',
    query: z.object({
      kind: z.enum(kinds, { error: priceSentences.kind }),
      amount: amountInput(priceSentences.amount),
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
  });

export const limitsRoute = defineRoute({
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
});
