import type { OperatorRole } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { moneyText, timeText } from '@wura/wire/shapes';
import { z } from 'zod';

const finance = ['finance'] as const satisfies readonly OperatorRole[];

export const operatorRoutes = {
  positions: defineRoute({
    method: 'GET',
    path: '/api/operator/positions',
    summary: 'What the house holds, or is short of, in each currency through conversions, and what that is worth',
    access: 'operator',
    roles: finance,
    answers: {
      200: z.object({
        as_of: timeText.nullable().meta({ description: 'Of the rates; null: none is fresh, and nothing is valued' }),
        data: z.array(
          z.object({
            currency: z.string(),
            position: moneyText.meta({ description: 'Below zero: sold to customers and not bought back yet' }),
            residue: moneyText.meta({ description: 'What rounding left with the house' }),
            worth_ngn: moneyText.nullable(),
          }),
        ),
        exposure_ngn: moneyText.nullable().meta({ description: 'What the positions come to together' }),
      }),
    },
  }),
};
