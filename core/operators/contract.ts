import { defineRoute } from '@wura/wire';
import { defineFaults } from '@wura/wire/phrases';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { limitQuery, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';

/** `support` reads and replies, `compliance` decides on identities, `finance` on money; `admin` may do all of it. */
export const operatorRoles = ['support', 'compliance', 'finance', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const operatorRefusals = defineRefusals({
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  two_factor_required: { status: 401, message: 'Please enter the code from your authenticator app.' },
  code_refused: { status: 401, message: 'This code is not right, or was used before. Wait for the next one.' },
});

export const approvalRefusals = defineRefusals({
  second_operator_needed: { status: 403, message: 'You began this, so another operator has to decide it.' },
  approval_pending: { status: 409, message: 'This waits for a second operator already.' },
  approval_decided: { status: 409, message: 'This has been decided already.' },
  approval_impossible: { status: 409, message: 'This cannot be done any more.' },
  approval_expired: { status: 409, message: 'Nobody decided this in time. It has to be begun again.' },
});

export const operatorFaults = defineFaults({
  staff_email_missing: 'Please enter your email address',
  staff_password_missing: 'Please enter your password',
  staff_code_invalid: 'A code is text of six digits',
  staff_decision_missing: 'Please say what you decide',
  staff_reason_missing: 'Please say why, in at most 500 characters',
});

/** One line that a person could have typed; anything else names nothing here. */
const word = z.string().regex(/^[\x20-\x7e]{1,200}$/);

const login = z.object({
  email: z
    .string({ error: operatorFaults.staff_email_missing })
    .regex(/^[^\0]{1,254}$/, { error: operatorFaults.staff_email_missing }),
  password: z.string({ error: operatorFaults.staff_password_missing }),
  code: z.string({ error: operatorFaults.staff_code_invalid }).optional(),
});

const self = z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(operatorRoles) });

const act = z.object({
  id: z.string(),
  at: timeText,
  operator: self.omit({ role: true }).nullable().meta({ description: 'null: the product did it by itself' }),
  what: z.string(),
  subject: z.string(),
  why: z.string().nullable(),
  times: z.number().int().meta({ description: 'Attempts of this hour by then, of which not every one has a line' }),
  request_id: z.string(),
});
export type ListedAct = z.output<typeof act>;

/** Why an operator does what cannot be undone: it stands in the audit log. */
export const staffReason = z
  .string({ error: operatorFaults.staff_reason_missing })
  .trim()
  .min(3, { error: operatorFaults.staff_reason_missing })
  .max(500, { error: operatorFaults.staff_reason_missing });

/** What an operator may choose between. */
export const staffDecision = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: operatorFaults.staff_decision_missing });

const person = self.omit({ role: true });

export const approvalShape = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  payload: z.record(z.string(), z.unknown()),
  reason: z.string(),
  status: z.enum(['pending', 'approved', 'refused', 'expired']),
  begun_by: person,
  begun_at: timeText,
  expires_at: timeText,
  decided_by: person.nullable(),
  decided_at: timeText.nullable(),
  decision_reason: z.string().nullable(),
  may_decide: z.boolean().meta({ description: 'Whether you may be the second' }),
});
export type Approval = z.output<typeof approvalShape>;

export const routes = {
  signIn: defineRoute({
    method: 'POST',
    path: '/api/operator/login',
    summary: 'Sign in as an operator, with the code of an authenticator app',
    access: 'public',
    body: login,
    answers: { 200: z.object({ token: z.string() }) },
    refusals: [...Object.values(operatorRefusals), commonRefusals.too_many_requests],
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/api/operator/logout',
    summary: 'Sign out',
    access: 'operator',
    roles: operatorRoles,
    answers: { 204: null },
  }),
  readSelf: defineRoute({
    method: 'GET',
    path: '/api/operator/me',
    summary: 'Read who is signed in',
    access: 'operator',
    roles: operatorRoles,
    answers: { 200: self },
  }),
  listActs: defineRoute({
    method: 'GET',
    path: '/api/operator/audit',
    summary: 'List what operators did, newest first',
    access: 'operator',
    roles: ['compliance', 'finance'],
    query: z.object({
      subject: word.optional(),
      what: word.optional(),
      operator: word.optional(),
      limit: limitQuery,
      cursor: word.optional(),
    }),
    answers: { 200: page(act) },
  }),
  listApprovals: defineRoute({
    method: 'GET',
    path: '/api/operator/approvals',
    summary: 'List what one operator began and another has to decide, newest first',
    access: 'operator',
    roles: ['compliance', 'finance'],
    query: z.object({
      status: approvalShape.shape.status.optional(),
      kind: word.optional(),
      subject: word.optional(),
      limit: limitQuery,
      cursor: word.optional(),
    }),
    answers: { 200: page(approvalShape) },
  }),
  decideApproval: defineRoute({
    method: 'POST',
    path: '/api/operator/approvals/{id}',
    summary: 'Approve what another operator began, which is done at once, or refuse it',
    access: 'operator',
    roles: ['compliance', 'finance'],
    params: z.object({ id: word }),
    body: z.object({ decision: staffDecision(['approve', 'refuse']), reason: staffReason }),
    answers: { 200: approvalShape },
    refusals: [commonRefusals.not_found, ...Object.values(approvalRefusals)],
  }),
};
