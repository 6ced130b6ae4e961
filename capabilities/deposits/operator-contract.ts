import { customerId } from '@wura/identity/contract';
import {
  approvalRefusals,
  approvalShape,
  staffDecision,
  staffReason,
  type OperatorRole,
} from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { depositStatus } from './contract.ts';

const finance = ['finance'] as const satisfies readonly OperatorRole[];
/** Whoever answers a customer has to see what became of a deposit. */
const readers = ['support', 'compliance', 'finance'] as const satisfies readonly OperatorRole[];

export const decisionRefusals = defineRefusals({
  deposit_decided: { status: 409, message: 'This deposit does not wait for a decision any more.' },
  deposit_spent: {
    status: 409,
    message: 'The customer has spent a part of this deposit, so it cannot be sent back whole.',
  },
  not_creditable: { status: 422, message: 'This did not come in naira, so it can only be returned.' },
});

/** One line that a person could have typed. */
const word = z.string().regex(/^[\x20-\x7e]{1,200}$/);

const money = z.object({ amount: z.string(), currency: z.string() });

const waitingDeposit = z.object({
  id: z
    .string()
    .meta({ description: 'Its reference, which no two deposits share: one in review is no transaction yet' }),
  reference: z.string(),
  channel: z.enum(['card', 'account']),
  provider: z.string(),
  provider_reference: z.string().nullable(),
  status: depositStatus,
  customer_id: z.string(),
  customer: z.string(),
  sender: z.string().nullable(),
  amount: moneyText.meta({ description: 'What was asked for' }),
  currency: z.string(),
  reported: money.nullable().meta({ description: 'What the provider says was paid' }),
  left: moneyText.nullable().meta({ description: 'What there is to credit. None: it did not come in naira' }),
  returnable: moneyText
    .nullable()
    .meta({ description: 'What would be taken from the wallet and sent back, of one that is credited' }),
  reason: z
    .enum(['amount', 'currency', 'another_reference', 'another_account'])
    .nullable()
    .meta({ description: 'Why a person has to decide: what of the payment is not as it was asked for' }),
  case_number: z.string().nullable(),
  needs_second: z.boolean().meta({ description: 'A second operator has to agree with whatever is decided' }),
  approval: approvalShape.nullable().meta({ description: 'What waits for a second operator' }),
  created_at: timeText,
  updated_at: timeText,
});
export type WaitingDeposit = z.output<typeof waitingDeposit>;

const cursor = cursorQuery(z.string().max(300));

export const operatorRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/operator/deposits',
    summary:
      'List the deposits that a person has to decide about, the longest waiting first, or those in another state, newest first',
    access: 'operator',
    roles: finance,
    query: z.object({ status: depositStatus.optional(), limit: limitQuery, cursor }),
    answers: { 200: page(waitingDeposit) },
  }),
  listOfCustomer: defineRoute({
    method: 'GET',
    path: '/api/operator/customers/{id}/deposits',
    summary: 'List all deposits of a customer, in whatever state each is, newest first',
    access: 'operator',
    roles: readers,
    params: z.object({ id: customerId }),
    query: z.object({ limit: limitQuery, cursor }),
    answers: { 200: page(waitingDeposit) },
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/operator/deposits/{id}',
    summary: 'Read one deposit, in whatever state it is',
    access: 'operator',
    roles: readers,
    params: z.object({ id: word }),
    answers: { 200: waitingDeposit },
    refusals: [commonRefusals.not_found],
  }),
  decide: defineRoute({
    method: 'POST',
    path: '/api/operator/deposits/{id}',
    summary: 'Credit a deposit under review or return it to whom it came from, or take one back that was credited',
    access: 'operator',
    roles: finance,
    params: z.object({ id: word }),
    body: z.object({ decision: staffDecision(['credit', 'return', 'take_back']), reason: staffReason }),
    answers: { 200: waitingDeposit, 202: waitingDeposit },
    refusals: [
      commonRefusals.not_found,
      ...Object.values(decisionRefusals),
      approvalRefusals.staff_own_account,
      approvalRefusals.approval_pending,
    ],
  }),
};
