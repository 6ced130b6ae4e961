import { partnerEventNames } from '@wura/features/partner-event-names';
import { identityRefusals, ruled, stepUp, stepUpAsked } from '@wura/identity/contract';
import { defineRoute, hourSeconds } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, page, pageQuery, timeInput, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { webhookFaults, webhookRefusals } from './refusals.ts';
import { attemptsMax, urlFault } from './rules.ts';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** Why nothing, or nothing good, was answered. */
export const deliveryFaults = [
  'status',
  'redirected',
  'timeout',
  'name_unknown',
  'address_refused',
  'no_connection',
] as const;

export const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(partnerEventNames)),
  is_on: z.boolean(),
  off_why: z
    .enum(['by_customer', 'failing', 'account_locked', 'by_staff'])
    .nullable()
    .meta({ description: 'failing: three days passed without a delivery that was taken' }),
  off_note: z.string().nullable().meta({ description: 'What staff wrote when they switched it off' }),
  off_since: timeText.nullable(),
  failing_since: timeText.nullable(),
  former_secret_until: timeText
    .nullable()
    .meta({ description: 'Until then deliveries are signed with the secret before this one, too' }),
  created_at: timeText,
});
export type EndpointOnWire = z.output<typeof endpoint>;

const delivery = z.object({
  event_id: z.string(),
  event: z.string(),
  status: z.enum(deliveryStates),
  attempts: z.number().int(),
  next_at: timeText.nullable().meta({ description: 'When it is tried next; none: it is not' }),
  last_at: timeText.nullable(),
  last_status: z.number().int().nullable().meta({ description: 'The status that was answered last' }),
  last_fault: z.enum(deliveryFaults).nullable(),
  last_ms: z.number().int().nullable(),
  created_at: timeText,
});
export type DeliveryOnWire = z.output<typeof delivery>;

const url = ruled(urlFault).transform(text => new URL(text.trim()).href);
const events = z
  .array(z.enum(partnerEventNames, { error: webhookFaults.webhook_events_missing }), {
    error: webhookFaults.webhook_events_missing,
  })
  .min(1, { error: webhookFaults.webhook_events_missing })
  .max(partnerEventNames.length, { error: webhookFaults.webhook_events_missing })
  .transform(given => partnerEventNames.filter(name => given.includes(name)));
const params = z.object({ id: z.string().max(64) });
const withSecret = z.object({
  endpoint,
  secret: z.string().meta({ description: 'For verifying Wura-Signature; this answer alone shows it' }),
});
const often = [{ max: 60, windowSeconds: hourSeconds }];

export const routes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/webhook-endpoints',
    summary: 'The addresses that your programs are told at, and the events there are',
    access: 'customer',
    keyScopes: ['read'],
    query: pageQuery,
    answers: {
      200: page(endpoint).extend({
        may_make: z.boolean().meta({ description: 'Customers who have an API key' }),
      }),
    },
  }),
  make: defineRoute({
    method: 'POST',
    path: '/api/webhook-endpoints',
    summary:
      'Have an address told of events; the answer is the only place that shows its secret. It needs a second factor',
    access: 'customer',
    body: z.strictObject({ url, events, ...stepUp }),
    answers: { 201: withSecret },
    refusals: [
      commonRefusals.unknown_field,
      identityRefusals.account_frozen,
      webhookRefusals.webhooks_not_offered,
      webhookRefusals.webhooks_full,
      webhookRefusals.webhook_url_taken,
      ...stepUpAsked,
    ],
    limits: often,
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/api/webhook-endpoints/{id}',
    summary: 'Other events, another address, on or off; another address needs a second factor',
    access: 'customer',
    params,
    body: z.strictObject({ url: url.optional(), events: events.optional(), is_on: z.boolean().optional(), ...stepUp }),
    answers: { 200: endpoint },
    refusals: [
      commonRefusals.unknown_field,
      commonRefusals.not_found,
      identityRefusals.account_frozen,
      webhookRefusals.webhook_url_taken,
      ...stepUpAsked,
    ],
    limits: often,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/webhook-endpoints/{id}',
    summary: 'Tell an address nothing more, and let go of what it was told',
    access: 'customer',
    params,
    answers: { 204: null },
    refusals: [commonRefusals.not_found],
  }),
  renew: defineRoute({
    method: 'POST',
    path: '/api/webhook-endpoints/{id}/secret',
    summary: 'Another secret; for 24 hours deliveries are signed with both. It needs a second factor',
    access: 'customer',
    params,
    body: z.strictObject(stepUp),
    answers: { 200: withSecret },
    refusals: [commonRefusals.unknown_field, commonRefusals.not_found, ...stepUpAsked],
    limits: often,
  }),
  test: defineRoute({
    method: 'POST',
    path: '/api/webhook-endpoints/{id}/test',
    summary: 'Send an event of the name webhook.test to this address',
    access: 'customer',
    params,
    answers: { 201: delivery },
    refusals: [commonRefusals.not_found, webhookRefusals.webhook_off],
    limits: often,
  }),
  deliveries: defineRoute({
    method: 'GET',
    path: '/api/webhook-endpoints/{id}/deliveries',
    summary: 'What this address was told in the last 30 days, newest first',
    access: 'customer',
    keyScopes: ['read'],
    params,
    query: z.object({
      status: z.enum(deliveryStates).optional(),
      limit: limitQuery,
      cursor: cursorQuery(z.string().regex(/^\d{1,15}$/)),
    }),
    answers: { 200: page(delivery) },
    refusals: [commonRefusals.not_found],
  }),
  replay: defineRoute({
    method: 'POST',
    path: '/api/webhook-endpoints/{id}/replay',
    summary: `Tell this address once more: of one event, or of all since a moment of the last 30 days, with ${attemptsMax} new attempts`,
    access: 'customer',
    params,
    body: z
      .strictObject({
        event_id: z.string().max(64).optional(),
        since: timeInput(webhookFaults.webhook_replay_unknown).optional(),
      })
      .refine(({ event_id, since }) => (event_id === undefined) !== (since === undefined), {
        error: webhookFaults.webhook_replay_unknown,
        path: ['event_id'],
      }),
    answers: { 200: z.object({ count: z.number().int() }) },
    refusals: [commonRefusals.unknown_field, commonRefusals.not_found, webhookRefusals.webhook_off],
    limits: [{ max: 120, windowSeconds: hourSeconds }],
  }),
};
