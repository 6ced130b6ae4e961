import { pin, pinTry } from '@wura/identity/contract';
import { identityRefusals } from '@wura/identity/refusals';
import { transactionShape } from '@wura/wallets/contract';
import { daySeconds, defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { moneyInput, moneyText, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { guardianFaults, guardianRefusals } from './refusals.ts';
import { endings, linkStatuses, relations } from './rules.ts';

const linkId = z.string().regex(/^grd_[0-9a-z]{26}$/);
const params = z.object({ id: linkId });

const caps = z.object({
  per_payment: moneyText.nullable(),
  per_day: moneyText.nullable(),
  paused: z.boolean().meta({ description: 'Nothing leaves; what comes still arrives' }),
});

/** One link, as one of its two sides sees it. */
export const guardianLink = z.object({
  id: z.string(),
  status: z.enum(linkStatuses),
  name: z
    .string()
    .nullable()
    .meta({ description: 'The other side; null to the young customer until the guardian has agreed' }),
  relation: z.enum(relations).nullable(),
  asked_at: timeText,
  linked_at: timeText.nullable(),
  ended_at: timeText.nullable(),
  ended_by: z.enum(endings).nullable(),
  reason: z.string().nullable().meta({ description: 'What staff wrote to both' }),
  limits: caps.nullable().meta({ description: 'What the guardian set; null while nothing is linked' }),
});
export type GuardianLink = z.output<typeof guardianLink>;

const overview = z.object({
  may_ask: z.boolean().meta({ description: 'You are under 18, and no guardian is asked or linked' }),
  mine: guardianLink.nullable().meta({ description: 'Who answers for you, or was asked to last' }),
  wards: z.array(guardianLink).meta({ description: 'For whom you answer, or are asked to' }),
});
export type GuardianOverview = z.output<typeof overview>;

/** What a guardian sees of an account. */
const account = z.object({
  name: z.string(),
  account_number: z.string(),
  out_per_day: z.object({ limit: moneyText, used: moneyText }),
  wallets: z.array(z.object({ currency: z.string(), balance: moneyText })),
  transactions: z.array(transactionShape).meta({ description: 'The latest, newest first' }),
});

const cap = moneyInput('NGN', () => undefined)
  .nullable()
  .optional()
  .meta({ description: 'Naira; null: no less than their tier allows' });

const often = [{ max: 60, windowSeconds: 600 }];
const onceStepped = [commonRefusals.not_found, guardianRefusals.guardian_step];

export const routes = {
  show: defineRoute({
    method: 'GET',
    path: '/api/guardians',
    summary: 'Who answers for you, and for whom you answer',
    access: 'customer',
    answers: { 200: overview },
  }),
  ask: defineRoute({
    method: 'POST',
    path: '/api/guardians',
    summary: 'Ask an adult customer to be your guardian. Whether there is one of that name is not told',
    access: 'customer',
    body: z.object({
      guardian: z
        .string({ error: guardianFaults.guardian_missing })
        .trim()
        .min(3, { error: guardianFaults.guardian_missing })
        .max(254, { error: guardianFaults.guardian_missing })
        .meta({ description: '@username, account number or email address' }),
    }),
    answers: { 201: overview },
    refusals: [
      guardianRefusals.guardian_not_needed,
      guardianRefusals.guardian_too_young,
      guardianRefusals.guardian_exists,
    ],
    limits: [{ max: 10, windowSeconds: daySeconds }],
  }),
  agree: defineRoute({
    method: 'POST',
    path: '/api/guardians/{id}/agree',
    summary: 'Agree to be the guardian, with your PIN; staff look at it next',
    access: 'customer',
    params,
    body: z.object({ pin, relation: z.enum(relations, { error: guardianFaults.relation_missing }) }),
    answers: { 200: overview },
    refusals: [...onceStepped, guardianRefusals.guardian_unfit, guardianRefusals.guardian_of_many, ...pinTry],
    limits: often,
  }),
  end: defineRoute({
    method: 'POST',
    path: '/api/guardians/{id}/end',
    summary: 'Decline, withdraw what you asked, or stop being the guardian; money stops with it where the rules say so',
    access: 'customer',
    params,
    answers: { 200: overview },
    refusals: [...onceStepped, guardianRefusals.guardian_linked],
    limits: often,
  }),
  hold: defineRoute({
    method: 'PUT',
    path: '/api/guardians/{id}/limits',
    summary: 'Hold the young customer to less or pause their payments: at once. What allows more needs your PIN',
    access: 'customer',
    params,
    body: z.object({
      per_payment: cap,
      per_day: cap,
      paused: z.boolean({ error: guardianFaults.guardian_paused_or_not }).optional(),
      pin: pin.optional(),
    }),
    answers: { 200: overview },
    refusals: [...onceStepped, guardianRefusals.guardian_unfit, identityRefusals.pin_required, ...pinTry],
    limits: often,
  }),
  account: defineRoute({
    method: 'GET',
    path: '/api/guardians/{id}/account',
    summary: 'What the account does for which you answer',
    access: 'customer',
    params,
    answers: { 200: account },
    refusals: [commonRefusals.not_found],
  }),
};
