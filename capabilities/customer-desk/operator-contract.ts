import { customerId } from '@wura/identity/contract';
import { textEnds, textReceipts } from '@wura/notices/text-states';
import { approvalRefusals, approvalShape, staffReason, type OperatorRole } from '@wura/operators/contract';
import { transactionShape } from '@wura/wallets/contract';
import { defineRoute } from '@wura/wire';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';

export const customerDeskRefusals = defineRefusals({
  frozen_already: { status: 409, message: 'This account is frozen already.' },
  not_frozen: { status: 409, message: 'This account is not frozen.' },
  no_second_factor: { status: 409, message: 'This customer signs in without a second factor.' },
});

const everybody = ['support', 'compliance', 'finance'] as const satisfies readonly OperatorRole[];
const compliance = ['compliance'] as const satisfies readonly OperatorRole[];

const params = z.object({ id: customerId });

const line = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  phone_number: z.string(),
  account_number: z.string(),
  tier: z.number().int(),
  frozen: z.boolean(),
  created_at: timeText,
});

const frozen = z.object({ reason: z.string().nullable(), since: timeText.nullable() }).nullable();

const record = line.extend({
  firstname: z.string(),
  lastname: z.string(),
  dob: z.string(),
  country: z.string(),
  state: z.string(),
  residential_address: z.string(),
  freeze: frozen,
  locked_since: timeText.nullable().meta({ description: 'Shut by its owner, until a new password is set' }),
  kyc: z.object({ completed: z.boolean(), number_checked: z.boolean() }),
  security: z.object({
    pin: z.boolean(),
    pin_locked_until: timeText.nullable(),
    two_factor_since: timeText.nullable(),
    backup_codes_left: z.number().int(),
    cooling_off_until: timeText.nullable(),
  }),
  limits: z.object({
    blocked_by: z.enum(['identity', 'age', 'contact']).nullable(),
    currency: z.literal('NGN'),
    out_per_day: z.object({ limit: moneyText, used: moneyText, left: moneyText, resets_at: timeText }),
    balance: z.object({ limit: moneyText.nullable(), used: moneyText }),
    single_deposit: moneyText,
  }),
  wallets: z.array(z.object({ id: z.string(), name: z.string(), currency: z.string(), balance: moneyText })),
  sessions: z.array(
    z.object({
      id: z.string(),
      created_at: timeText,
      last_used_at: timeText,
      ends_at: timeText,
      remembered: z.boolean(),
      user_agent: z.string(),
      address: z.string(),
    }),
  ),
  devices: z.array(z.object({ first_seen_at: timeText, last_seen_at: timeText })),
  events: z.array(z.object({ at: timeText, what: z.string(), address: z.string(), times: z.number().int() })),
  texts: z
    .array(
      z.object({
        at: timeText,
        outcome: z.enum(['waiting', ...textEnds]),
        receipt: z.enum(textReceipts).nullable().meta({ description: 'What the network of the telephone said' }),
        receipt_at: timeText.nullable(),
      }),
    )
    .meta({ description: 'The last text messages of thirty days to this customer’s number; never what they said' }),
  about: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .meta({ description: 'What other features tell of this customer, under the name of each: kyc, disputes' }),
  transactions: z.array(transactionShape.extend({ counterparty: z.string().nullable() })),
  pending: approvalShape.nullable().meta({ description: 'What waits for a second operator about this customer' }),
});
export type CustomerOnDesk = z.output<typeof record>;

const freezing = {
  access: 'operator',
  roles: compliance,
  params,
  body: z.object({
    reason: staffReason.meta({ description: 'The customer reads it, as it is written' }),
    staff_note: z
      .string()
      .trim()
      .max(500)
      .optional()
      .meta({ description: 'What the customer may not be told; it stands in the audit log alone' }),
  }),
  answers: { 200: z.object({ id: z.string(), freeze: frozen }) },
} as const;

/** What staff see of customers, and do for them. Every look at one leaves a line in the audit log. */
export const operatorRoutes = {
  listCustomers: defineRoute({
    method: 'GET',
    path: '/api/operator/customers',
    summary: 'Find customers by name (accents aside), username, e-mail, phone or account number; newest first',
    access: 'operator',
    roles: everybody,
    query: z.object({
      q: z
        .string()
        .max(200)
        .regex(/^[^\0]*$/)
        .optional(),
      limit: limitQuery,
      cursor: cursorQuery(customerId),
    }),
    answers: { 200: page(line) },
  }),
  readCustomer: defineRoute({
    method: 'GET',
    path: '/api/operator/customers/{id}',
    summary: 'Look at a customer: profile, tier, limits, wallets, devices, verification and what moved last',
    access: 'operator',
    roles: everybody,
    params,
    answers: { 200: record },
    refusals: [commonRefusals.not_found],
  }),
  freeze: defineRoute({
    method: 'POST',
    path: '/api/operator/customers/{id}/freeze',
    summary: 'Freeze an account: its owner can sign in and read, and moves nothing',
    ...freezing,
    refusals: [commonRefusals.not_found, approvalRefusals.staff_own_account, customerDeskRefusals.frozen_already],
  }),
  unfreeze: defineRoute({
    method: 'POST',
    path: '/api/operator/customers/{id}/unfreeze',
    summary: 'Let the money of a frozen account move again',
    ...freezing,
    refusals: [commonRefusals.not_found, approvalRefusals.staff_own_account, customerDeskRefusals.not_frozen],
  }),
  endTwoFactor: defineRoute({
    method: 'POST',
    path: '/api/operator/customers/{id}/two-factor/off',
    summary: 'Switch off the second factor of a customer who has lost it; a second operator has to agree',
    access: 'operator',
    roles: compliance,
    params,
    body: z.object({ reason: staffReason }),
    answers: { 202: z.object({ approval: z.string() }) },
    refusals: [
      commonRefusals.not_found,
      approvalRefusals.staff_own_account,
      customerDeskRefusals.no_second_factor,
      approvalRefusals.approval_pending,
    ],
  }),
};
