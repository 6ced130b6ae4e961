import { stepUp, stepUpAsked } from '@wura/identity/contract';
import { ownLimits } from '@wura/policy/contract';
import { defineRoute } from '@wura/wire';
import { moneyInput } from '@wura/wire/shapes';
import { z } from 'zod';
import { ownLimitFaults } from './refusals.ts';

/** Naira, or null for no less than the tier allows; what is left out stays. */
const cap = moneyInput('NGN', () => undefined)
  .nullable()
  .optional()
  .meta({ description: 'Naira; null: no less than your tier allows' });

export const routes = {
  change: defineRoute({
    method: 'PUT',
    path: '/api/limits',
    summary:
      'Hold yourself to less, or switch off transfers to others: at once. What allows more needs a second factor',
    access: 'customer',
    body: z.object({
      per_payment: cap,
      per_day: cap,
      instant_transfers: z.boolean({ error: ownLimitFaults.transfers_on_or_off }).optional(),
      ...stepUp,
    }),
    answers: { 200: ownLimits },
    refusals: stepUpAsked,
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
};
