import { routes as identityRoutes, stepUp, stepUpAsked } from '@wura/identity/contract';
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

const hour = z
  .int({ error: ownLimitFaults.guard_hour_invalid })
  .min(0, { error: ownLimitFaults.guard_hour_invalid })
  .max(23, { error: ownLimitFaults.guard_hour_invalid });

export const routes = {
  change: defineRoute({
    method: 'PUT',
    path: '/api/limits',
    summary:
      'Hold yourself to less, guard payments to new payees, or switch off transfers: at once. What allows more needs a second factor',
    access: 'customer',
    body: z.object({
      per_payment: cap,
      per_day: cap,
      guard_night: z
        .object({ from: hour, until: hour })
        .nullable()
        .optional()
        .meta({ description: 'Hours of Lagos; null: no hour asks for the second factor' }),
      guard_over: moneyInput('NGN', () => undefined)
        .nullable()
        .optional()
        .meta({ description: 'Naira; null: no sum asks for the second factor' }),
      instant_transfers: z.boolean({ error: ownLimitFaults.transfers_on_or_off }).optional(),
      ...stepUp,
    }),
    answers: { 200: ownLimits },
    refusals: stepUpAsked,
    limits: [{ max: 60, windowSeconds: 600 }],
  }),
  confirmPayment: identityRoutes.confirmPayment,
};
