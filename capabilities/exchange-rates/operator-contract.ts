import { approvalRefusals, type OperatorRole } from '@wura/operators/contract';
import { currencyInput } from '@wura/rates/contract';
import { fractionOf } from '@wura/rates/cross-rate';
import { defineRoute } from '@wura/wire';
import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';
import { timeText } from '@wura/wire/shapes';
import { z } from 'zod';

const finance = ['finance'] as const satisfies readonly OperatorRole[];

export const staffRateRefusals = defineRefusals({
  nothing_held: { status: 409, message: 'No rate of this currency is waiting for a decision.' },
  rate_decided_since: { status: 409, message: 'Staff have decided about this currency since this was begun.' },
  rate_moved_since: {
    status: 409,
    message: 'The source says another rate by now than the one that was to be accepted.',
  },
  base_has_no_rate: { status: 422, message: 'Rates are given for one US dollar, so the dollar itself has none.' },
});

export const staffRateFaults = defineFaults({
  staff_rate_invalid: 'A rate is a plain decimal number above zero: units of the currency for one US dollar',
  staff_rate_hours_invalid: 'A rate holds for 1 to 168 hours',
  staff_rate_reason_missing: 'Please say why',
});

const decision = z.object({
  currency: z.string(),
  rate: z.string().nullable(),
  valid_until: timeText.nullable(),
  stopped: z.boolean(),
  reason: z.string(),
  set_at: timeText,
});

const rates = z.object({
  sources: z
    .array(
      z.object({
        name: z.string(),
        as_of: timeText,
        fetched_at: timeText,
        fresh: z.boolean(),
        simulated: z.boolean(),
        rates: z.record(z.string(), z.string()),
        held: z.array(z.string()).meta({ description: 'Moved too far: not quoted until staff accept them' }),
      }),
    )
    .meta({ description: 'In the order in which they are quoted from; units for one US dollar' }),
  decisions: z.array(decision),
});

export const operatorRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/operator/rates',
    summary: 'What every source of rates said last, what of it is held, and what staff decided',
    access: 'operator',
    roles: finance,
    answers: { 200: rates },
  }),
  decide: defineRoute({
    method: 'PUT',
    path: '/api/operator/rates',
    summary:
      'Set a rate by hand, withdraw it, stop a currency, or accept a rate that jumped; far from what is known, a rate waits for a second operator',
    access: 'operator',
    roles: finance,
    body: z.object({
      currency: currencyInput,
      /** None: the operator's rate is withdrawn. */
      rate: z
        .string({ error: staffRateFaults.staff_rate_invalid })
        .max(40, { error: staffRateFaults.staff_rate_invalid })
        .refine(text => fractionOf(text) !== undefined, { error: staffRateFaults.staff_rate_invalid })
        .nullable()
        .optional(),
      hours: z
        .int({ error: staffRateFaults.staff_rate_hours_invalid })
        .min(1, { error: staffRateFaults.staff_rate_hours_invalid })
        .max(168, { error: staffRateFaults.staff_rate_hours_invalid })
        .optional()
        .meta({ description: 'How long a rate by hand holds; 24 where nothing is said' }),
      stopped: z.boolean().optional(),
      accept: z.boolean().optional(),
      seen: z
        .record(z.string(), z.string().max(40))
        .optional()
        .meta({
          description:
            'With `accept`: the rate of each source that holds it, as the operator saw them; refused once one has jumped again',
          examples: [{ openexchangerates: '1750.25' }],
        }),
      reason: z
        .string({ error: staffRateFaults.staff_rate_reason_missing })
        .trim()
        .min(1, { error: staffRateFaults.staff_rate_reason_missing })
        .max(500, { error: staffRateFaults.staff_rate_reason_missing }),
    }),
    answers: {
      200: rates,
      202: z.object({ approval: z.string() }).meta({ description: 'Waits for a second operator; nothing has changed' }),
    },
    refusals: [
      staffRateRefusals.nothing_held,
      staffRateRefusals.rate_moved_since,
      staffRateRefusals.base_has_no_rate,
      approvalRefusals.approval_pending,
    ],
  }),
};
