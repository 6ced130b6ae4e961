import { isCurrencyCode } from '@wura/money/currencies';
import { defineRoute } from '@wura/wire';
import { timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { rateFaults, rateRefusals } from './refusals.ts';

export { rateRefusals } from './refusals.ts';

export const currencyInput = z
  .string({ error: rateFaults.rate_currency_unknown })
  .refine(isCurrencyCode, { error: rateFaults.rate_currency_unknown });

const rateSource = z.object({ name: z.string(), title: z.string(), link: z.string().nullable() });

/** What any caller may know of the rates of the moment. */
export const routes = {
  listRates: defineRoute({
    method: 'GET',
    path: '/api/rates',
    summary: 'The mid-market rates that exchanges are quoted from, with their time and source',
    access: 'public',
    query: z.object({
      base: currencyInput.optional().meta({ description: 'What one unit of is told, by its code; left out: naira' }),
    }),
    answers: {
      200: z.object({
        base: z.string(),
        as_of: timeText,
        source: rateSource,
        simulated: z.boolean().meta({ description: 'Of the sandbox: nobody would trade at these' }),
        rates: z.record(z.string(), z.string()).meta({ description: 'Units of each currency for one of the base' }),
      }),
    },
    refusals: [rateRefusals.rates_unavailable],
    limits: [{ max: 120, windowSeconds: 60 }],
  }),
  showHistory: defineRoute({
    method: 'GET',
    path: '/api/rates/history',
    summary: 'What one unit was worth at the end of each of the last days, oldest first',
    access: 'public',
    query: z.object({
      from: currencyInput.meta({ description: 'The currency whose worth is asked for' }),
      to: currencyInput.meta({ description: 'The currency that it is told in' }),
      days: z
        .string({ error: rateFaults.rate_days_out_of_range })
        .regex(/^([1-9]|[12]\d|30)$/, { error: rateFaults.rate_days_out_of_range })
        .transform(Number)
        .optional(),
    }),
    answers: {
      200: z.object({
        from: z.string(),
        to: z.string(),
        data: z.array(z.object({ at: timeText, rate: z.string() })),
      }),
    },
    limits: [{ max: 120, windowSeconds: 60 }],
  }),
};
