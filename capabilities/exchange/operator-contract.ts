import { customerId } from '@wura/identity/contract';
import type { OperatorRole } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { currencyInput } from '@wura/rates/contract';
import { approvalRefusals } from '@wura/operators/contract';
import { commonFaults } from '@wura/wire/faults';
import { defineFaults, definePhrases } from '@wura/wire/phrases';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { amountInput, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { order, orderCursor } from './orders-contract.ts';

const finance = ['finance'] as const satisfies readonly OperatorRole[];

export const squaringRefusals = defineRefusals({
  squaring_booked: { status: 409, message: 'A trade of this reference is booked already.' },
});

export const squaringPhrases = definePhrases({ fx_squaring: 'Bought and sold outside' });

export const squaringFaults = defineFaults({
  squaring_reference_invalid: 'Please give the name of the trade at the bank, of up to 80 characters',
  squaring_currencies_same: 'What is sold and what is bought are two currencies',
  squaring_reason_missing: 'Please say why',
  position_days_out_of_range: 'Please choose from 1 to 366 days',
});

const position = z.object({
  currency: z.string(),
  position: moneyText.meta({ description: 'Below zero: sold to customers and not bought back yet' }),
  residue: moneyText.meta({ description: 'What rounding left with the house' }),
  worth_ngn: moneyText.nullable(),
});

const words = (max: number, error: (typeof squaringFaults)[keyof typeof squaringFaults]) =>
  z.string({ error }).trim().min(1, { error }).max(max, { error });

export const operatorRoutes = {
  ordersOfCustomer: defineRoute({
    method: 'GET',
    path: '/api/operator/customers/{id}/conversion-orders',
    summary: 'The orders of a customer to convert at a rate of their own, newest first',
    access: 'operator',
    roles: ['support', 'compliance', 'finance'],
    params: z.object({ id: customerId }),
    query: z.object({ limit: limitQuery, cursor: orderCursor }),
    answers: { 200: page(order) },
    refusals: [commonRefusals.not_found],
  }),
  positions: defineRoute({
    method: 'GET',
    path: '/api/operator/positions',
    summary: 'What the house holds, or is short of, in each currency through conversions, and what that is worth',
    access: 'operator',
    roles: finance,
    answers: {
      200: z.object({
        as_of: timeText.nullable().meta({ description: 'Of the rates; null: none is fresh, and nothing is valued' }),
        data: z.array(position),
        exposure_ngn: moneyText.nullable().meta({ description: 'What the positions come to together' }),
      }),
    },
  }),
  positionDays: defineRoute({
    method: 'GET',
    path: '/api/operator/positions/days',
    summary: 'The positions as they were written down at the end of each day of Lagos, newest first',
    access: 'operator',
    roles: finance,
    query: z.object({
      days: z
        .string({ error: squaringFaults.position_days_out_of_range })
        .regex(/^[1-9]\d{0,2}$/, { error: squaringFaults.position_days_out_of_range })
        .transform(Number)
        .refine(days => days <= 366, { error: squaringFaults.position_days_out_of_range })
        .optional(),
    }),
    answers: { 200: z.object({ data: z.array(position.extend({ day: z.string().meta({ format: 'date' }) })) }) },
  }),
  squarePositions: defineRoute({
    method: 'POST',
    path: '/api/operator/positions/squarings',
    summary: 'Begin to book a trade with a bank or dealer that squares positions; a second operator approves it',
    access: 'operator',
    roles: finance,
    body: z
      .object({
        reference: words(80, squaringFaults.squaring_reference_invalid),
        sold_currency: currencyInput,
        sold_amount: amountInput(commonFaults.amount_invalid),
        bought_currency: currencyInput,
        bought_amount: amountInput(commonFaults.amount_invalid),
        reason: words(500, squaringFaults.squaring_reason_missing),
      })
      .refine(({ sold_currency: sold, bought_currency: bought }) => sold !== bought, {
        path: ['bought_currency'],
        error: squaringFaults.squaring_currencies_same,
      }),
    answers: { 202: z.object({ approval: z.string() }) },
    refusals: [squaringRefusals.squaring_booked, approvalRefusals.approval_pending],
  }),
};
