import { ruled } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { providerRefusals } from '@wura/provider-payments/contract';
import { daySeconds, defineRoute, hourSeconds } from '@wura/wire';
import type { Fault } from '@wura/wire/phrases';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyInput, page, timeText } from '@wura/wire/shapes';
import { plainText } from '@wura/wire/plain-text';
import { z } from 'zod';
import { requestRefusals } from './refusals.ts';
import * as rules from './rules.ts';
import { requestSteps } from './steps.ts';

const { requestFaults } = rules;

/** As the paths name them. */
export const requestKinds = ['loans', 'business-registration'] as const;
export type RequestKind = (typeof requestKinds)[number];

const requestId = z.string().max(64);
const params = z.object({ id: requestId });

const request = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  status: z.enum(requestSteps),
  asked: z.record(z.string(), z.string()).meta({ description: 'What was filled in, by the names of the request' }),
  steps: z.array(z.object({ status: z.enum(requestSteps), at: timeText })),
  messages: z.array(
    z.object({
      from: z.enum(['you', 'staff']),
      by: z.string().nullable().meta({ description: 'The name of the member of staff' }),
      text: z.string(),
      at: timeText,
    }),
  ),
  can_write: z.boolean(),
  can_withdraw: z.boolean(),
  placed_at: timeText,
  updated_at: timeText,
});
export type Request = z.output<typeof request>;

const consent = z.literal(true, { error: requestFaults.consent_missing });

function oneOf<const Words extends readonly string[]>(words: Words, fault: Fault) {
  return z.enum(words, { error: fault });
}

const months = z
  .unknown()
  .meta({ type: 'integer', minimum: 1, maximum: 36 })
  .transform((sent, context): number => {
    const message = rules.monthsFault(sent);
    if (message === undefined) return sent as number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const note = ruled(rules.optionalTextFault, { lengthMax: 8_000 }).transform(plainText);

const loan = z.strictObject({
  amount: moneyInput('NGN', rules.loanAmountFault),
  months,
  purpose: oneOf(rules.loanPurposes, requestFaults.loan_purpose_missing),
  monthlyIncome: moneyInput('NGN', rules.incomeFault),
  work: oneOf(rules.workKinds, requestFaults.loan_work_missing),
  details: note.optional(),
  consent,
});
export type Loan = z.output<typeof loan>;

const business = z
  .strictObject({
    form: oneOf(rules.businessForms, requestFaults.business_form_missing),
    firstName: ruled(rules.businessNameFault).transform(rules.cleanName),
    secondName: ruled(rules.businessNameFault).transform(rules.cleanName),
    activity: ruled(rules.activityFault).transform(plainText),
    address: ruled(rules.businessAddressFault).transform(plainText),
    details: note.optional(),
    consent,
  })
  .refine(({ firstName, secondName }) => rules.secondNameFault(secondName, firstName) === undefined, {
    error: requestFaults.business_names_alike,
    path: ['secondName'],
  });
export type Business = z.output<typeof business>;

/** The calls of one kind: ask, look, write, withdraw. */
function routesOf<Body extends z.ZodType>(kind: RequestKind, what: string, body: Body) {
  // Of either kind as far as types go, so that one screen calls both.
  const path = `/api/requests/${kind}` as const;
  return {
    ask: defineRoute({
      method: 'POST',
      path,
      summary: `Ask for ${what}; people work on it and answer here`,
      access: 'customer',
      makesOnce: true,
      body,
      answers: { 201: request.extend({ message: z.string() }) },
      refusals: [providerRefusals.service_off, requestRefusals.request_open, ledgerRefusals.idempotency_mismatch],
      limits: [{ max: 10, windowSeconds: daySeconds }],
    }),
    list: defineRoute({
      method: 'GET',
      path,
      summary: `Your requests for ${what}, newest first`,
      access: 'customer',
      query: z.object({ limit: limitQuery, cursor: cursorQuery(z.string().regex(/^ord_[0-9a-z]{26}$/)) }),
      answers: { 200: page(request) },
    }),
    read: defineRoute({
      method: 'GET',
      path: `${path}/{id}`,
      summary: `One request for ${what}, with what was said about it`,
      access: 'customer',
      params,
      answers: { 200: request },
      refusals: [commonRefusals.not_found],
    }),
    write: defineRoute({
      method: 'POST',
      path: `${path}/{id}/messages`,
      summary: 'Write to those who work on it; what answers a question of theirs moves it on',
      access: 'customer',
      makesOnce: true,
      params,
      body: z.strictObject({ message: ruled(rules.textFault, { lengthMax: 8_000 }).transform(plainText) }),
      answers: { 201: request },
      refusals: [commonRefusals.not_found, requestRefusals.request_over, ledgerRefusals.idempotency_mismatch],
      limits: [{ max: 60, windowSeconds: hourSeconds }],
    }),
    withdraw: defineRoute({
      method: 'POST',
      path: `${path}/{id}/withdraw`,
      summary: 'Take it back, as long as nothing is decided',
      access: 'customer',
      params,
      answers: { 200: request },
      refusals: [commonRefusals.not_found, requestRefusals.request_over],
    }),
  };
}

export const loanRoutes = routesOf('loans', 'a loan from a licensed lender', loan);
export const businessRoutes = routesOf('business-registration', 'the registration of a business', business);
