import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { moneyText } from '@wura/wire/shapes';
import { z } from 'zod';

const status = z.object({ status: z.enum(['up', 'down']) });

/** What the product says of itself. */
export const routes = {
  config: defineRoute({
    method: 'GET',
    path: '/api/config',
    summary: 'What a client must know before anyone signs in',
    access: 'public',
    answers: {
      200: z.object({
        brand: z.string(),
        mode: z.enum(['sandbox', 'live']),
        debug: z.boolean(),
        currencies: z.array(
          z.object({ code: z.string(), name: z.string(), symbol: z.string(), scale: z.number().int() }),
        ),
        /** For the card pop-up of a live service; none in sandbox mode, which opens a page of its own. */
        paystack_public_key: z.string().nullable(),
        /** What the public pages say of this service, as FIGURES gives it; without it they show samples, marked as such. */
        figures: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        /** What may go in, and out, in the 24 hours after a new password; null where the rules lower nothing then. */
        cooling_off_limit: moneyText.nullable(),
        /** What is switched on here. */
        services: z.object({
          card_deposits: z.boolean(),
          bank_transfers: z.boolean(),
          mail: z.boolean(),
          rates: z.boolean(),
        }),
      }),
    },
  }),
  paystackWebhook: defineRoute({
    method: 'POST',
    path: '/api/webhooks/paystack',
    summary: 'Where Paystack tells us what happened; signed by them over the raw body, and only ever a reason to ask',
    access: 'public',
    answers: { 200: z.object({ status: z.literal('ok') }) },
    refusals: [commonRefusals.unauthenticated],
  }),
  openapi: defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    access: 'public',
    answers: { 200: z.looseObject({ openapi: z.string() }) },
  }),
  live: defineRoute({
    method: 'GET',
    path: '/api/health/live',
    summary: 'The process answers',
    access: 'public',
    answers: { 200: status },
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/api/health/ready',
    summary: 'The process answers and its database does too',
    access: 'public',
    answers: { 200: status, 503: status },
  }),
  metrics: defineRoute({
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for Prometheus, for the machine itself or for the bearer of METRICS_TOKEN',
    access: 'public',
    answers: { 200: null },
    refusals: [commonRefusals.not_found],
  }),
};
