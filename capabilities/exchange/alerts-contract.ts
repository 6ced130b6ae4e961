import { currencyInput, rateRefusals } from '@wura/rates/contract';
import { defineRoute, hourSeconds } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { rateInput } from './rate-input.ts';
import { exchangeRefusals } from './refusals.ts';
import { exchangeFaults } from './rules.ts';

const alert = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  rate: z.string().meta({ description: 'Units of `to` for one of `from`' }),
  direction: z.enum(['above', 'below']),
  status: z.enum(['waiting', 'told']),
  seen_rate: z.string().nullable().meta({ description: 'What the rate was when the customer was told' }),
  told_at: timeText.nullable(),
  created_at: timeText,
});
export type RateAlert = z.output<typeof alert>;

const alertParams = z.object({ id: z.string().max(64) });

export const alertRoutes = {
  listAlerts: defineRoute({
    method: 'GET',
    path: '/api/rate-alerts',
    summary: 'Your rate alerts, newest first',
    access: 'customer',
    query: z.object({ limit: limitQuery, cursor: cursorQuery(z.string().regex(/^alt_[0-9a-z]{26}$/)) }),
    answers: { 200: page(alert) },
  }),
  addAlert: defineRoute({
    method: 'POST',
    path: '/api/rate-alerts',
    summary: 'Be told once, by notice and mail, when the mid-market rate of a pair reaches a figure',
    access: 'customer',
    body: z
      .strictObject({
        from: currencyInput,
        to: currencyInput,
        rate: rateInput,
        direction: z
          .enum(['above', 'below'], { error: exchangeFaults.direction_invalid })
          .optional()
          .meta({ description: 'Where nothing is said: whichever way the rate has to move to get there' }),
      })
      .refine(({ from, to }) => from !== to, { path: ['to'], error: exchangeFaults.currencies_same }),
    answers: { 201: alert },
    refusals: [
      commonRefusals.unknown_field,
      exchangeRefusals.alert_exists,
      exchangeRefusals.alert_reached,
      exchangeRefusals.alerts_full,
      rateRefusals.rates_unavailable,
    ],
    limits: [{ max: 60, windowSeconds: hourSeconds }],
  }),
  removeAlert: defineRoute({
    method: 'DELETE',
    path: '/api/rate-alerts/{id}',
    summary: 'Take an alert away',
    access: 'customer',
    params: alertParams,
    answers: { 204: z.null() },
    refusals: [commonRefusals.not_found],
  }),
};
