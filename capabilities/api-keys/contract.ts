import { identityRefusals, ruled, stepUp, stepUpAsked } from '@wura/identity/contract';
import { defineRoute, hourSeconds, keyScopes } from '@wura/wire';
import { plainLine } from '@wura/wire/plain-line';
import { commonRefusals } from '@wura/wire/refusals';
import { moneyInput, moneyText, page, pageQuery, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { apiKeyFaults, apiKeyRefusals } from './refusals.ts';
import { keyDaysMax, keyNameFault } from './rules.ts';

const scopes = z.array(z.enum(keyScopes)).meta({
  description:
    'read: balances and history; send_wura: to Wura customers; send_banks: to bank accounts; bulk: many payments of one file',
});

export const key = z.object({
  id: z.string(),
  name: z.string(),
  ending: z.string().meta({ description: 'The last four characters of the key' }),
  scopes,
  per_payment: moneyText.meta({ description: 'Naira; what else leaves is counted by what it is worth' }),
  per_day: moneyText,
  created_at: timeText,
  expires_at: timeText,
  last_used_at: timeText.nullable(),
  revoked_at: timeText.nullable(),
  is_usable: z.boolean().meta({ description: 'Neither revoked nor past its day' }),
});
export type ApiKeyOnWire = z.output<typeof key>;

const name = ruled(keyNameFault).transform(plainLine);
const cap = moneyInput('NGN', () => undefined).optional();
const params = z.object({ id: z.string().max(64) });

export const routes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/keys',
    summary: 'The keys that your programs call with, and what a new one could be allowed',
    access: 'customer',
    query: pageQuery,
    answers: {
      200: page(key).extend({
        may_make: z.boolean().meta({ description: 'Customers of tier 3' }),
        per_payment_max: moneyText,
        per_day_max: moneyText,
      }),
    },
  }),
  make: defineRoute({
    method: 'POST',
    path: '/api/keys',
    summary: 'Make a key for a program; the answer is the only place that ever shows it. It needs a second factor',
    access: 'customer',
    body: z.strictObject({
      name,
      scopes: z
        .array(z.enum(keyScopes, { error: apiKeyFaults.key_scopes_missing }), {
          error: apiKeyFaults.key_scopes_missing,
        })
        .min(1, { error: apiKeyFaults.key_scopes_missing })
        .max(keyScopes.length, { error: apiKeyFaults.key_scopes_missing })
        .transform(given => keyScopes.filter(scope => given.includes(scope))),
      days: z
        .int({ error: apiKeyFaults.key_days_unusable })
        .min(1, { error: apiKeyFaults.key_days_unusable })
        .max(keyDaysMax, { error: apiKeyFaults.key_days_unusable })
        .meta({ description: 'How long it is good for' }),
      per_payment: cap.meta({ description: 'Naira; needed where it sends money' }),
      per_day: cap,
      ...stepUp,
    }),
    answers: {
      201: z.object({ key, token: z.string().meta({ description: 'For the header Authorization: Bearer …' }) }),
    },
    refusals: [
      commonRefusals.unknown_field,
      identityRefusals.account_frozen,
      apiKeyRefusals.keys_not_offered,
      apiKeyRefusals.keys_full,
      ...stepUpAsked,
    ],
    limits: [{ max: 60, windowSeconds: hourSeconds }],
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/api/keys/{id}',
    summary: 'Another name or other limits for a key; what lets it send more needs a second factor',
    access: 'customer',
    params,
    body: z.strictObject({ name: name.optional(), per_payment: cap, per_day: cap, ...stepUp }),
    answers: { 200: key },
    refusals: [commonRefusals.unknown_field, commonRefusals.not_found, ...stepUpAsked],
    limits: [{ max: 60, windowSeconds: hourSeconds }],
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: '/api/keys/{id}',
    summary: 'End a key at once',
    access: 'customer',
    params,
    answers: { 200: key },
    refusals: [commonRefusals.not_found],
  }),
};
