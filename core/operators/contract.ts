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

export const operatorFaults = defineFaults({
  staff_email_missing: 'Please enter your email address',
  staff_password_missing: 'Please enter your password',
  staff_code_invalid: 'A code is text of six digits',
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
  request_id: z.string(),
});
export type ListedAct = z.output<typeof act>;

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
};
