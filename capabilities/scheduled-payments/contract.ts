import { identityRefusals, pin, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { feeLine, policyRefusals } from '@wura/policy/contract';
import { providerRefusals } from '@wura/provider-payments/contract';
import { walletRefusals } from '@wura/wallets/contract';
import { daySeconds, defineRoute, hourSeconds } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, type Refusal } from '@wura/wire/refusals';
import { amountInput, cursorQuery, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { repetitions } from './calendar.ts';
import { scheduleRefusals } from './refusals.ts';
import { failurePlans, isDay, scheduleFaults } from './rules.ts';

export const scheduleStates = ['active', 'paused', 'finished', 'stopped', 'cancelled'] as const;
export const runOutcomes = ['pending', 'completed', 'failed', 'skipped', 'missed'] as const;

const dayText = z.string().meta({ description: 'A day of Lagos, such as 2026-11-30', format: 'date' });

const run = z.object({
  day: dayText,
  due_on: dayText,
  outcome: z.enum(runOutcomes),
  why: z.string().nullable().meta({ description: 'The code of the refusal, or of the provider’s reason' }),
  amount: moneyText.nullable(),
  transaction_id: z.string().nullable(),
  at: timeText,
});
export type ScheduledRun = z.output<typeof run>;

export const schedule = z.object({
  id: z.string(),
  kind: z.string(),
  wallet_id: z.string(),
  currency: z.string(),
  amount: moneyText,
  name: z.string(),
  number: z.string(),
  fields: z.record(z.string(), z.string()),
  repeats: z.enum(repetitions),
  starts_on: dayText,
  ends_on: dayText.nullable(),
  on_failure: z.enum(failurePlans),
  status: z.enum(scheduleStates),
  next_on: dayText.nullable(),
  next_days: z.array(dayText).meta({ description: 'The next of its days, where it is not paused' }),
  retry_on: dayText.nullable().meta({ description: 'When a payment that failed is tried again' }),
  last: run.nullable(),
  created_at: timeText,
});
export type Schedule = z.output<typeof schedule>;

const detail = schedule.extend({ runs: z.array(run).meta({ description: 'The newest 60' }) });
export type ScheduleDetail = z.output<typeof detail>;

export const scheduleCursor = cursorQuery(z.string().regex(/^sch_[0-9a-z]{26}$/));

const kindName = z.string({ error: scheduleFaults.schedule_kind_unknown }).max(32);
const fields = z
  .record(z.string().max(32), z.string().max(200, { error: commonFaults.field_too_long }))
  .refine(given => Object.keys(given).length <= 12, { error: commonFaults.field_invalid });
const wallet = z
  .string({ error: scheduleFaults.schedule_wallet_missing })
  .min(1, { error: scheduleFaults.schedule_wallet_missing })
  .max(64, { error: scheduleFaults.schedule_wallet_missing });
const amount = amountInput(commonFaults.amount_invalid).optional();
const repeats = z.enum(repetitions, { error: scheduleFaults.schedule_repeats_unknown });
const onFailure = z.enum(failurePlans, { error: scheduleFaults.schedule_plan_unknown });
const day = z
  .string({ error: scheduleFaults.schedule_start_invalid })
  .refine(isDay, { error: scheduleFaults.schedule_start_invalid });
const lastDay = z
  .string({ error: scheduleFaults.schedule_end_invalid })
  .refine(isDay, { error: scheduleFaults.schedule_end_invalid })
  .nullable()
  .optional();

const params = z.object({ id: z.string().max(64) });
const ofOne = [commonRefusals.not_found, scheduleRefusals.schedule_ended, scheduleRefusals.schedule_under_way];

/** What any look-up may refuse. */
const unavailable = [
  providerRefusals.provider_unavailable,
  providerRefusals.service_off,
  walletRefusals.wrong_currency,
];

/** Each look-up is a question to a bank or a seller, and tells a name. */
const checkWish = (notFound: readonly Refusal[]) =>
  defineRoute({
    method: 'POST',
    path: '/api/scheduled-payments/check',
    summary: 'Who would be paid, and what each payment would cost',
    access: 'customer',
    body: z.strictObject({ kind: kindName, wallet_id: wallet, fields, amount }),
    answers: {
      200: z.object({
        name: z.string(),
        number: z.string(),
        amount: moneyText,
        currency: z.string(),
        fees: z.array(feeLine),
        total: moneyText,
      }),
    },
    refusals: [commonRefusals.unknown_field, commonRefusals.not_found, ...notFound],
    limits: [
      { max: 30, windowSeconds: 60 },
      { max: 300, windowSeconds: daySeconds },
    ],
  });

/** What the features of this build refuse when they look a payee up is told by them. */
export function routesFor(theirs: readonly Refusal[]) {
  const notFound = [...unavailable, ...theirs];
  const check = checkWish(notFound);
  return {
    list: defineRoute({
      method: 'GET',
      path: '/api/scheduled-payments',
      summary: 'Your scheduled payments, the next to come first; those that have ended after them',
      access: 'customer',
      query: z.object({
        status: z.enum(scheduleStates).optional(),
        limit: limitQuery,
        cursor: scheduleCursor,
      }),
      answers: { 200: page(schedule) },
    }),
    kinds: defineRoute({
      method: 'GET',
      path: '/api/scheduled-payments/kinds',
      summary: 'What can be scheduled here, and what its form asks',
      access: 'customer',
      answers: {
        200: z.object({
          data: z.array(
            z.object({
              kind: z.string(),
              is_priced: z.boolean().meta({ description: 'The seller says what it costs, so that no amount is asked' }),
              in_any_currency: z.boolean(),
              fields: z.array(
                z.object({
                  name: z.string(),
                  input: z.enum(['digits', 'text', 'choice']),
                  is_optional: z.boolean(),
                  after: z.string().nullable(),
                }),
              ),
            }),
          ),
        }),
      },
    }),
    choices: defineRoute({
      method: 'POST',
      path: '/api/scheduled-payments/choices',
      summary: 'What a field of such a form can be chosen from',
      access: 'customer',
      body: z.strictObject({ kind: kindName, field: z.string().max(32), fields }),
      answers: {
        200: z.object({
          data: z.array(z.object({ value: z.string(), label: z.string(), price: moneyText.nullable() })),
        }),
      },
      refusals: [commonRefusals.unknown_field, ...notFound],
      limits: [{ max: 120, windowSeconds: 60 }],
    }),
    check,
    make: defineRoute({
      method: 'POST',
      path: '/api/scheduled-payments',
      summary: 'Have a payment made on days to come; the PIN is given now, for all of them',
      access: 'customer',
      makesOnce: true,
      body: z.strictObject({
        kind: kindName,
        wallet_id: wallet,
        fields,
        amount,
        repeats,
        starts_on: day,
        ends_on: lastDay,
        on_failure: onFailure,
        pin: pin.optional(),
      }),
      answers: { 201: schedule },
      refusals: [
        commonRefusals.unknown_field,
        commonRefusals.not_found,
        scheduleRefusals.schedule_exists,
        scheduleRefusals.schedules_full,
        ledgerRefusals.idempotency_mismatch,
        policyRefusals.identity_required,
        policyRefusals.age_restricted,
        policyRefusals.paused_by_guardian,
        policyRefusals.payment_guarded,
        ...notFound,
        ...spendRefusals,
      ],
      sharesLimitsOf: check,
    }),
    show: defineRoute({
      method: 'GET',
      path: '/api/scheduled-payments/{id}',
      summary: 'One scheduled payment, with what became of each of its days',
      access: 'customer',
      params,
      answers: { 200: detail },
      refusals: [commonRefusals.not_found],
    }),
    change: defineRoute({
      method: 'PUT',
      path: '/api/scheduled-payments/{id}',
      summary: 'Change the amount, the days or what happens on failure; all but the last need the PIN',
      access: 'customer',
      params,
      body: z.strictObject({
        amount,
        repeats: repeats.optional(),
        next_on: day.optional(),
        ends_on: lastDay,
        on_failure: onFailure.optional(),
        pin: pin.optional(),
      }),
      answers: { 200: schedule },
      refusals: [commonRefusals.unknown_field, policyRefusals.payment_guarded, ...ofOne, ...notFound, ...spendRefusals],
      limits: [{ max: 60, windowSeconds: hourSeconds }],
    }),
    skip: defineRoute({
      method: 'POST',
      path: '/api/scheduled-payments/{id}/skip',
      summary: 'Leave out the next payment and keep the rest',
      access: 'customer',
      params,
      body: z.strictObject({
        /** The day that the screen showed, so that two presses skip one payment. */
        day,
      }),
      answers: { 200: schedule },
      refusals: [commonRefusals.unknown_field, ...ofOne, scheduleRefusals.nothing_to_skip],
    }),
    pause: defineRoute({
      method: 'POST',
      path: '/api/scheduled-payments/{id}/pause',
      summary: 'Make no payment until it is resumed',
      access: 'customer',
      params,
      answers: { 200: schedule },
      refusals: ofOne,
    }),
    resume: defineRoute({
      method: 'POST',
      path: '/api/scheduled-payments/{id}/resume',
      summary: 'Go on with the next of its days; what was missed meanwhile is not made up for',
      access: 'customer',
      params,
      answers: { 200: schedule },
      refusals: [...ofOne, identityRefusals.account_frozen],
    }),
    cancel: defineRoute({
      method: 'DELETE',
      path: '/api/scheduled-payments/{id}',
      summary: 'Make no more of these payments',
      access: 'customer',
      params,
      answers: { 200: schedule },
      refusals: ofOne,
    }),
  };
}

/** As the web calls them. */
export const routes = routesFor([]);
export type Routes = typeof routes;
