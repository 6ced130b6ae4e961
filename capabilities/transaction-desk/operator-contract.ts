import { customerId } from '@wura/identity/contract';
import { approvalRefusals, approvalShape, moneyLine, staffReason, type OperatorRole } from '@wura/operators/contract';
import { feeLine } from '@wura/policy/contract';
import { currencies, isCurrencyCode } from '@wura/money/currencies';
import { paymentStates } from '@wura/provider-payments/contract';
import { transactionShape, transactionStatus } from '@wura/wallets/contract';
import { amountBound } from '@wura/wallets/amount-bound';
import { cleanRemarks, remarksFault } from '@wura/wallets/remarks';
import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { defineFaults, withFacts } from '@wura/wire/phrases';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import {
  amountInput,
  cursorQuery,
  limitQuery,
  moneyText,
  page,
  pageQuery,
  timeInput,
  timeText,
} from '@wura/wire/shapes';
import { z } from 'zod';

// Past 300 lines because it is a list: every call of this desk, with its shapes.

const finance = ['finance'] as const satisfies readonly OperatorRole[];
const everybody = ['support', 'compliance', 'finance'] as const satisfies readonly OperatorRole[];

/** One line that a person could have typed. */
const word = z.string().regex(/^[\x20-\x7e]{1,200}$/);

export const deskFaults = defineFaults({
  credit_currency_unknown: 'Please choose a currency',
  credit_house_unknown: 'Please choose which money of the house it comes from',
  amount_needs_currency: 'Please choose the currency of the amount',
  amount_needs_bounds: 'Beside an amount, please say whose it is or from which day',
  tax_month_unknown: 'Please choose a month, such as 2026-11',
});

export const deskRefusals = defineRefusals({
  nothing_to_ask: { status: 409, message: 'This movement began and ended in our own books: there is nobody to ask.' },
  nothing_to_return: {
    status: 409,
    message: 'There is nothing to give back: only a payment to a bank or a bill is returned, and only once.',
  },
  return_carried_out: {
    status: 409,
    message: 'The provider has carried this payment out since: the house would bear it. It has to be begun again.',
  },
  not_correctable: {
    status: 409,
    message: 'Only money that one customer sent to another, or that staff credited, can be corrected.',
  },
  corrected_already: {
    status: 409,
    message: withFacts({ left: 'money' }, ({ left }) => `That was corrected before: ${left} of it is left.`),
  },
  receiver_short: {
    status: 422,
    message: withFacts(
      { held: 'money', asked: 'money' },
      ({ held, asked }) => `The wallet it went to holds ${held}, and ${asked} is to go back. Nothing was moved.`,
    ),
  },
  over_ceiling: { status: 422, message: 'The customer’s wallet may not hold as much. Nothing was moved.' },
});

/** What is charged for the state, each in wallets of its own. */
export const taxNames = ['vat', 'stamp_duty'] as const;

/** Which money of the house a credit may come from. */
export const houseNames = ['goodwill', 'losses', 'fees'] as const;

const lines = z.array(moneyLine);

const movement = transactionShape.extend({
  customer_id: z.string(),
  customer: z.string(),
  counterparty: z.string().nullable(),
});

const wholeMovement = movement.extend({
  counterparty_customer_id: z
    .string()
    .nullable()
    .meta({ description: 'Whose it is, where the other side is a customer' }),
  fees: z.array(feeLine),
  total: moneyText,
  timeline: z.array(z.object({ event: z.enum(paymentStates), at: timeText })),
  expected_by: timeText.nullable(),
  provider: z
    .object({
      name: z.string(),
      operation: z.string(),
      state: z.enum(paymentStates),
      reason: z.string().nullable(),
      reference: z.string(),
      theirs: z.string().nullable(),
      session_id: z.string().nullable().meta({ description: 'What the receiver’s bank looks it up by' }),
      asked: z.number().int().meta({ description: 'How often it was asked' }),
    })
    .nullable(),
  cases: z.array(
    z.object({ number: z.string(), kind: z.string(), opened_at: timeText, closed_at: timeText.nullable() }),
  ),
  corrections: z.array(z.object({ amount: moneyText, at: timeText })),
  may: z.object({
    requery: z.boolean(),
    return: z.object({ lines }).nullable().meta({ description: 'What giving its money back would change' }),
    correct: z
      .object({ left: moneyText, from: z.string(), to: z.string(), lines })
      .nullable()
      .meta({ description: 'What reversing all that is left of it would change' }),
  }),
  pending: approvalShape.nullable().meta({ description: 'What waits for a second operator about it' }),
});
export type MovementOnDesk = z.output<typeof wholeMovement>;

const oneCurrency = z.enum(currencies.map(({ code }) => code));

const movementId = z.object({ id: z.string().max(64) });

const why = {
  reason: staffReason,
  note: z
    .string()
    .max(400)
    .superRefine((value, context) => {
      const message = remarksFault(value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .transform(cleanRemarks)
    .optional()
    .meta({ description: 'What the customers read beside it' }),
};
const begun = z.object({ approval: z.string(), lines });

export const operatorRoutes = {
  transactions: defineRoute({
    method: 'GET',
    path: '/api/operator/transactions',
    summary: 'List the movements of all customers, newest first',
    access: 'operator',
    roles: everybody,
    query: z
      .object({
        customer: word.optional().meta({ description: 'Their id, username or account number' }),
        status: transactionStatus.optional(),
        category: word.optional(),
        currency: oneCurrency.optional(),
        reference: word.optional().meta({
          description:
            'Ours, the provider’s or the session ID of the receiver’s bank; or four letters or more of ours, for which as many movements are looked through as one call may, so that a page can be empty and not the last',
        }),
        min: amountBound.meta({
          description:
            'The least amount that arrived, in major units of the `currency`; beside a `customer`, a `reference`, a `from` or what is pending',
        }),
        max: amountBound.meta({ description: 'The largest, likewise' }),
        from: timeInput().optional(),
        to: timeInput().optional(),
        limit: limitQuery,
        cursor: cursorQuery(z.string().max(500)),
      })
      // A range without a currency would be one of kobo and of cents at once.
      .refine(({ min, max, currency }) => currency !== undefined || (min ?? max) === undefined, {
        error: deskFaults.amount_needs_currency,
        path: ['currency'],
      })
      // No index has the amounts of all customers: of five million entries it took some twenty seconds to find a rare one.
      .refine(
        ({ min, max, customer, reference, from, status }) =>
          (min ?? max) === undefined || status === 'pending' || (customer ?? reference ?? from) !== undefined,
        { error: deskFaults.amount_needs_bounds, path: ['from'] },
      ),
    answers: { 200: page(movement) },
  }),
  categories: defineRoute({
    method: 'GET',
    path: '/api/operator/movement-categories',
    summary: 'What movements can be for, as their list takes it for a filter',
    access: 'operator',
    roles: everybody,
    answers: { 200: z.object({ categories: z.array(z.string()) }) },
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/operator/transactions/{id}',
    summary: 'One movement whole: its steps, its provider, its cases, and what staff may do about it',
    access: 'operator',
    roles: everybody,
    params: movementId,
    answers: { 200: wholeMovement },
    refusals: [commonRefusals.not_found],
  }),
  requery: defineRoute({
    method: 'POST',
    path: '/api/operator/transactions/{id}/requery',
    summary: 'Ask the provider again what became of a movement, and act on the answer',
    access: 'operator',
    roles: finance,
    params: movementId,
    answers: { 202: z.object({ planned: z.literal(true), reference: z.string() }) },
    refusals: [commonRefusals.not_found, deskRefusals.nothing_to_ask],
  }),
  proposeReturn: defineRoute({
    method: 'POST',
    path: '/api/operator/transactions/{id}/return',
    summary: 'Begin to give the money of a payment back, fees included; a second operator has to agree',
    access: 'operator',
    roles: finance,
    params: movementId,
    body: z.object(why),
    answers: { 202: begun },
    refusals: [
      commonRefusals.not_found,
      deskRefusals.nothing_to_return,
      approvalRefusals.staff_own_account,
      approvalRefusals.approval_pending,
    ],
  }),
  proposeCorrection: defineRoute({
    method: 'POST',
    path: '/api/operator/transactions/{id}/correct',
    summary: 'Begin to reverse a completed transfer, or a part of it; a second operator has to agree',
    access: 'operator',
    roles: finance,
    params: movementId,
    body: z.object({
      amount: amountInput(commonFaults.amount_invalid)
        .optional()
        .meta({ description: 'Left out: all of it that was not corrected before' }),
      ...why,
    }),
    answers: { 202: begun },
    refusals: [
      commonRefusals.not_found,
      deskRefusals.not_correctable,
      deskRefusals.corrected_already,
      deskRefusals.receiver_short,
      approvalRefusals.staff_own_account,
      approvalRefusals.approval_pending,
    ],
  }),
  houseWallets: defineRoute({
    method: 'GET',
    path: '/api/operator/house-wallets',
    summary: 'The money of the house that credits may come from',
    access: 'operator',
    roles: finance,
    query: pageQuery.extend({ currency: oneCurrency.optional() }),
    answers: { 200: page(z.object({ name: z.enum(houseNames), currency: z.string(), balance: moneyText })) },
  }),
  taxes: defineRoute({
    method: 'GET',
    path: '/api/operator/taxes',
    summary: 'What customers were charged for the state in a month of Lagos, less what came back of it',
    access: 'operator',
    roles: finance,
    query: z.object({
      month: z
        .string({ error: deskFaults.tax_month_unknown })
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: deskFaults.tax_month_unknown })
        .meta({ description: 'A month of Lagos, such as 2026-11' }),
    }),
    answers: {
      200: z.object({
        month: z.string().meta({ description: 'A month of Lagos, such as 2026-11' }),
        data: z.array(
          z.object({
            tax: z.enum(taxNames).meta({ description: 'VAT on fees, or stamp duty on what is sent' }),
            currency: z.string(),
            due: moneyText.meta({
              description:
                'Charged with payments that were carried out in this month, less what came back in it, whenever it was charged',
            }),
          }),
        ),
      }),
    },
  }),
  proposeCredit: defineRoute({
    method: 'POST',
    path: '/api/operator/customers/{id}/credit',
    summary: 'Begin to give a customer money of the house; a second operator has to agree',
    access: 'operator',
    roles: finance,
    params: z.object({ id: customerId }),
    body: z.object({
      currency: z
        .string({ error: deskFaults.credit_currency_unknown })
        .refine(isCurrencyCode, { error: deskFaults.credit_currency_unknown }),
      amount: amountInput(commonFaults.amount_invalid),
      from: z.enum(houseNames, { error: deskFaults.credit_house_unknown }),
      ...why,
    }),
    answers: { 202: begun },
    refusals: [
      commonRefusals.not_found,
      deskRefusals.over_ceiling,
      approvalRefusals.staff_own_account,
      approvalRefusals.approval_pending,
    ],
  }),
};
