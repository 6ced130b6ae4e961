import { passkey, passkeyAnswer, passkeyOptions, ruled } from '@wura/identity/contract';
import { passkeyNameFault, passkeyRefusals } from '@wura/identity/passkey';
import { emailFault, passwordFault } from '@wura/identity/rules';
import { defineRoute } from '@wura/wire';
import { defineFaults } from '@wura/wire/phrases';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyText, page, pageQuery, timeText } from '@wura/wire/shapes';
import { z } from 'zod';

// Past 300 lines because it is a list: every route of staff accounts, with its shapes.

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
  staff_own_account: { status: 403, message: 'Nobody decides about an account of their own.' },
});

export const staffRefusals = defineRefusals({
  staff_known: { status: 409, message: 'This address is staff already, or was.' },
  staff_role_same: { status: 409, message: 'This is their role already.' },
  staff_left: { status: 409, message: 'They have left already.' },
  staff_last_admin: {
    status: 409,
    message: 'This is the last admin: nobody could let anybody in any more. Let another admin in first.',
  },
  staff_oneself: { status: 403, message: 'Nobody can end their own account. Ask another admin.' },
  invitation_over: { status: 410, message: 'This invitation was used, or is too old. Ask for another one.' },
});

export const staffPasskeyRefusals = defineRefusals({
  last_factor: { status: 409, message: 'This is your last second factor. Add another one first.' },
  another_factor_needed: {
    status: 403,
    message: 'A passkey cannot take itself away. Use another one, or a code of your authenticator app.',
  },
});

export const operatorFaults = defineFaults({
  staff_name_missing: 'Please enter a name',
  staff_role_unknown: 'Please choose a role',
  staff_password_wrong: 'This is not your password.',
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
  passkey: passkeyAnswer
    .optional()
    .meta({ description: 'In the place of a code: what a passkey signed for the options of the sign-in' }),
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

/** What a movement would change, wallet by wallet: what each holds before and after. */
export const moneyLine = z.object({
  who: z.string(),
  currency: z.string(),
  before: moneyText,
  change: moneyText.meta({ description: 'Below zero it leaves this wallet' }),
  after: moneyText,
});
export type MoneyLine = z.output<typeof moneyLine>;

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

const staffEmail = z
  .string({ error: operatorFaults.staff_email_missing })
  .transform(text => text.trim().toLowerCase())
  .refine(text => emailFault(text) === undefined, { error: operatorFaults.staff_email_missing });
const staffRole = z.enum(operatorRoles, { error: operatorFaults.staff_role_unknown });
const staffName = z
  .string({ error: operatorFaults.staff_name_missing })
  .trim()
  .regex(/^[^\p{C}]{1,100}$/u, { error: operatorFaults.staff_name_missing });
const staffId = z.object({ id: z.string().regex(/^opr_[0-9a-z]{26}$/) });
const sixDigits = z
  .string({ error: operatorFaults.staff_code_invalid })
  .regex(/^\d{6}$/, { error: operatorFaults.staff_code_invalid });
const staffPassword = z.string({ error: operatorFaults.staff_password_missing }).max(1_000);
/** What an operator proves again before what lets them in is changed. */
const staffProof = {
  password: staffPassword,
  code: sixDigits.optional().meta({ description: 'Of the authenticator app, where one is set up' }),
  passkey: passkeyAnswer
    .optional()
    .meta({ description: 'In the place of a code: what a passkey signed for POST /api/operator/passkeys/proof' }),
};
const proofRefusals = [
  operatorRefusals.two_factor_required,
  operatorRefusals.code_refused,
  passkeyRefusals.passkey_refused,
  passkeyRefusals.passkey_unknown,
  commonRefusals.too_many_requests,
];
const passkeyId = z.string().regex(/^opk_[0-9a-z]{26}$/);
const passkeyLimits = [{ max: 60, windowSeconds: 600 }];
const invitationToken = z.string().regex(/^[\w-]{43}$/);
const newFactor = z.object({
  secret: z.string().meta({ description: 'For typing into an authenticator app' }),
  address: z.string().meta({ description: 'What a QR code holds' }),
});

const member = self.extend({
  two_factor: z.boolean(),
  demo: z.boolean(),
  created_at: timeText,
  last_seen_at: timeText.nullable(),
  ended_at: timeText.nullable(),
  pending: approvalShape.nullable().meta({ description: 'A change that waits for a second operator' }),
});
export type StaffMember = z.output<typeof member>;

const asked = z.object({ approval: z.string() });

export const routes = {
  listStaff: defineRoute({
    method: 'GET',
    path: '/api/operator/staff',
    summary: 'List all who are or were staff',
    access: 'operator',
    roles: [],
    query: pageQuery,
    answers: { 200: page(member) },
  }),
  addStaff: defineRoute({
    method: 'POST',
    path: '/api/operator/staff',
    summary: 'Invite a member of staff; another admin has to agree before the invitation is mailed',
    access: 'operator',
    roles: [],
    body: z.object({ email: staffEmail, name: staffName, role: staffRole, reason: staffReason }),
    answers: { 202: asked },
    refusals: [staffRefusals.staff_known, approvalRefusals.approval_pending],
  }),
  changeStaff: defineRoute({
    method: 'POST',
    path: '/api/operator/staff/{id}',
    summary: 'Give a member of staff another role; another admin has to agree',
    access: 'operator',
    roles: [],
    params: staffId,
    body: z.object({ role: staffRole, reason: staffReason }),
    answers: { 202: asked },
    refusals: [
      commonRefusals.not_found,
      staffRefusals.staff_left,
      staffRefusals.staff_role_same,
      approvalRefusals.approval_pending,
    ],
  }),
  endStaff: defineRoute({
    method: 'POST',
    path: '/api/operator/staff/{id}/end',
    summary: 'End the account of a member of staff: they are out at once',
    access: 'operator',
    roles: [],
    params: staffId,
    body: z.object({ reason: staffReason }),
    answers: { 200: z.object({ id: z.string(), ended_at: timeText }) },
    refusals: [
      commonRefusals.not_found,
      staffRefusals.staff_left,
      staffRefusals.staff_oneself,
      staffRefusals.staff_last_admin,
    ],
  }),
  readInvitation: defineRoute({
    method: 'POST',
    path: '/api/operator/join',
    summary: 'Open an invitation: whom it is for, and the secret for their authenticator app',
    access: 'public',
    body: z.object({ token: invitationToken }),
    answers: { 200: self.omit({ id: true }).extend(newFactor.shape) },
    refusals: [staffRefusals.invitation_over],
  }),
  join: defineRoute({
    method: 'POST',
    path: '/api/operator/join/confirm',
    summary: 'Take an invitation up, with a password and a first code of the app',
    access: 'public',
    body: z.object({ token: invitationToken, password: ruled(passwordFault), code: sixDigits }),
    answers: { 204: null },
    refusals: [staffRefusals.invitation_over, operatorRefusals.code_refused],
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/operator/password',
    summary: 'Choose another password of one’s own; all other sessions end',
    access: 'operator',
    roles: operatorRoles,
    body: z.object({ ...staffProof, newPassword: ruled(passwordFault) }),
    answers: { 204: null },
    refusals: proofRefusals,
  }),
  beginFactor: defineRoute({
    method: 'POST',
    path: '/api/operator/two-factor',
    summary: 'Begin to use another authenticator app',
    access: 'operator',
    roles: operatorRoles,
    body: z.object(staffProof),
    answers: { 200: newFactor },
    refusals: proofRefusals,
  }),
  confirmFactor: defineRoute({
    method: 'POST',
    path: '/api/operator/two-factor/confirm',
    summary: 'Use it from now on, with its first code; all other sessions end',
    access: 'operator',
    roles: operatorRoles,
    body: z.object({ code: sixDigits }),
    answers: { 204: null },
    refusals: [operatorRefusals.code_refused, commonRefusals.too_many_requests],
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/api/operator/login',
    summary: 'Sign in as an operator, with the code of an authenticator app',
    access: 'public',
    body: login,
    answers: { 200: z.object({ token: z.string() }) },
    refusals: [...Object.values(operatorRefusals), passkeyRefusals.passkey_unknown, commonRefusals.too_many_requests],
  }),
  askPasskey: defineRoute({
    method: 'POST',
    path: '/api/operator/login/passkey/options',
    summary: 'Begin to sign in with a passkey, alone or beside the password: what the browser gives to the device',
    access: 'public',
    answers: { 200: passkeyOptions },
    limits: passkeyLimits,
  }),
  signInByPasskey: defineRoute({
    method: 'POST',
    path: '/api/operator/login/passkey',
    summary: 'Sign in as an operator with what the device answered; it is two factors by itself',
    access: 'public',
    body: z.object({ credential: passkeyAnswer }),
    answers: { 200: z.object({ token: z.string() }) },
    refusals: [passkeyRefusals.passkey_unknown],
    limits: passkeyLimits,
  }),
  listPasskeys: defineRoute({
    method: 'GET',
    path: '/api/operator/passkeys',
    summary: 'List the passkeys that sign you in',
    access: 'operator',
    roles: operatorRoles,
    query: pageQuery,
    answers: { 200: page(passkey) },
  }),
  askPasskeyProof: defineRoute({
    method: 'POST',
    path: '/api/operator/passkeys/proof',
    summary: 'Prove by a passkey that it is you, in the place of a code: what the browser gives to the device',
    access: 'operator',
    roles: operatorRoles,
    body: z.object({ removing: passkeyId.optional().meta({ description: 'The one that is to go: it is not asked' }) }),
    answers: {
      200: z.object({ passkey: passkeyOptions.nullable().meta({ description: 'null where there is none to ask' }) }),
    },
    limits: passkeyLimits,
  }),
  askToAddPasskey: defineRoute({
    method: 'POST',
    path: '/api/operator/passkeys/options',
    summary: 'Begin to add a passkey: what the browser gives to the device',
    access: 'operator',
    roles: operatorRoles,
    body: z.object(staffProof),
    answers: { 200: passkeyOptions },
    refusals: [passkeyRefusals.too_many_passkeys, ...proofRefusals],
    limits: passkeyLimits,
  }),
  addPasskey: defineRoute({
    method: 'POST',
    path: '/api/operator/passkeys',
    summary: 'Add the passkey that the device has made; all other sessions end',
    access: 'operator',
    roles: operatorRoles,
    body: z.object({ name: ruled(passkeyNameFault).transform(name => name.trim()), credential: passkeyAnswer }),
    answers: { 201: passkey },
    refusals: [passkeyRefusals.passkey_refused],
    limits: passkeyLimits,
  }),
  removePasskey: defineRoute({
    method: 'POST',
    path: '/api/operator/passkeys/{id}/remove',
    summary: 'Remove a passkey, with another factor; never the last one. All other sessions end',
    access: 'operator',
    roles: operatorRoles,
    params: z.object({ id: passkeyId }),
    body: z.object(staffProof),
    answers: { 204: null },
    refusals: [commonRefusals.not_found, ...Object.values(staffPasskeyRefusals), ...proofRefusals],
    limits: passkeyLimits,
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
      what: word.optional().meta({ description: 'As the log writes it: customer_frozen' }),
      operator: word.optional().meta({ description: 'Their id, or their email address' }),
      looks: z
        .literal('left_out')
        .optional()
        .meta({ description: 'Only what was done, without what was only looked at, unless `what` names it' }),
      limit: limitQuery,
      cursor: cursorQuery(z.string().regex(/^act_[0-9a-z]{26}$/)),
    }),
    answers: { 200: page(act) },
  }),
  listApprovals: defineRoute({
    method: 'GET',
    path: '/api/operator/approvals',
    summary:
      'List what one operator began and another has to decide: what waits with the oldest first, else the newest first',
    access: 'operator',
    roles: ['compliance', 'finance'],
    query: z.object({
      status: approvalShape.shape.status.optional(),
      kind: word.optional(),
      subject: word.optional(),
      limit: limitQuery,
      cursor: cursorQuery(z.string().regex(/^apr_[0-9a-z]{26}$/)),
    }),
    answers: { 200: page(approvalShape) },
  }),
  readApproval: defineRoute({
    method: 'GET',
    path: '/api/operator/approvals/{id}',
    summary: 'Read one of them, decided or not',
    access: 'operator',
    roles: ['compliance', 'finance'],
    params: z.object({ id: word }),
    answers: { 200: approvalShape },
    refusals: [commonRefusals.not_found],
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
