import { hash, randomBytes } from 'node:crypto';
import type { Identity } from '@wura/identity/server';
import { refuseGuessable } from '@wura/identity/server';
import { transaction, type Pool } from '@wura/database';
import type { Router } from '@wura/http/router';
import { mailTo } from '@wura/notices/server';
import { randomId } from '@wura/platform/identifiers';
import { dayMs } from '@wura/platform/time';
import { matchingStep, totpAddress, totpSecretBytes, totpSecretText } from '@wura/secrets/totp';
import type { Vault } from '@wura/secrets/vault';
import { pageOf } from '@wura/wire/page-of';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { z } from 'zod';
import {
  approvalRefusals,
  operatorRefusals,
  operatorRoles,
  routes,
  staffRefusals,
  type Approval,
  type StaffMember,
} from '../contract.ts';
import { defineApproval, type Approvals } from './approvals.ts';
import { recordAct } from './audit.ts';
import type { OperatorRouter } from './operator-router.ts';
import type { Operator } from './sessions.ts';
import { totpPurpose } from './sign-in.ts';
import {
  changeRole,
  endMember,
  insertInvitation,
  isKnownMailbox,
  joinStaff,
  listStaff,
  readInvitation,
  readStaff,
  type StaffRow,
} from './staff-queries.ts';

export interface StaffNeeds {
  pool: Pool;
  now: () => number;
  vault: Vault;
  consoleUrl?: string;
  passwords: Identity['passwords'];
}

/** Long enough for a week-end away, and short for a mailbox that others may read one day. */
const invitationLivesMs = 3 * dayMs;

const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** Who is staff, and with which rights: begun by one who runs the product, done once another has agreed. */
export function serveStaff(
  { router, plain, approvals }: { router: OperatorRouter; plain: Router<Operator>; approvals: Approvals },
  needs: StaffNeeds,
): void {
  const { pool, now, vault, passwords } = needs;
  const [added, role] = staffApprovals(needs);
  approvals.add(added);
  approvals.add(role);

  router.show(routes.listStaff, async ({ query }) => {
    const { data: rows, nextCursor } = pageOf(await listStaff(pool), query, ({ id }) => id);
    const pending = await approvals.pendingOfEach(
      pool,
      rows.map(({ id }) => id),
    );
    return { status: 200, body: { data: rows.map(row => onWire(row, pending.get(row.id))), nextCursor } };
  });

  router.act(routes.addStaff, async (tx, { caller: operator, body }, note) => {
    const { email, name, role: wanted, reason } = body;
    if (await isKnownMailbox(tx, email)) throw refuse(staffRefusals.staff_known);
    const payload = { email, name, role: wanted };
    const { id } = await approvals.begin(tx, added, { subject: email, payload, reason, operator }, note);
    return { status: 202, body: { approval: id } };
  });

  router.act(routes.changeStaff, async (tx, { caller: operator, params: { id: subject }, body }, note) => {
    const { role: to, reason } = body;
    const member = await readStaff(tx, subject);
    if (!member) throw refuse(commonRefusals.not_found);
    if (member.endedAt) throw refuse(staffRefusals.staff_left);
    if (member.role === to) throw refuse(staffRefusals.staff_role_same);
    const payload = { name: member.name, from: member.role, to };
    const { id } = await approvals.begin(tx, role, { subject, payload, reason, operator }, note);
    return { status: 202, body: { approval: id } };
  });

  router.act(
    routes.endStaff,
    async (tx, { caller, params: { id }, body: { reason } }, note) => {
      const member = await readStaff(tx, id);
      if (!member) throw refuse(commonRefusals.not_found);
      if (member.number === caller.number) throw refuse(staffRefusals.staff_oneself);
      const at = new Date(now());
      if (!(await endMember(tx, { id, by: caller.number, at }))) throw refuse(staffRefusals.staff_left);
      await note({ what: 'operator_ended', subject: id, why: reason });
      return { status: 200, body: { id, ended_at: at.toISOString() } };
    },
    // Two who end each other hold their own rows first: one of them is begun again, and is staff no more by then.
    { retries: 5 },
  );

  plain.serve(routes.readInvitation, async ({ body: { token } }) => {
    const found = await readInvitation(pool, { tokenHash: hashOf(token), at: new Date(now()) });
    if (!found) throw refuse(staffRefusals.invitation_over);
    const { id, email, name, role: offered, totpSecret } = found;
    const secret = vault.open(totpSecret, totpPurpose(id));
    return { status: 200, body: { email, name, role: offered, ...factorOnWire(secret, email) } };
  });

  plain.serve(routes.join, async ({ body: { token, password, code }, address, requestId }) => {
    const at = new Date(now());
    const tokenHash = hashOf(token);
    const found = await readInvitation(pool, { tokenHash, at });
    if (!found) throw refuse(staffRefusals.invitation_over);
    const { id, email, name, role: offered, totpSecret } = found;
    refuseGuessable(password, [email, name]);
    const step = matchingStep(vault.open(totpSecret, totpPurpose(id)), code, at.getTime());
    if (step === undefined) throw refuse(operatorRefusals.code_refused);
    const passwordHash = await passwords.hash(password);
    await transaction(pool, async tx => {
      const number = await joinStaff(tx, { tokenHash, passwordHash, step, at });
      if (number === undefined) throw refuse(staffRefusals.invitation_over);
      const act = { what: 'operator_joined', subject: id, why: offered };
      await recordAct(tx, act, { operator: { number }, at, requestId, address });
    });
    return { status: 204, body: null };
  });
}

export function factorOnWire(secret: Uint8Array, account: string) {
  return { secret: totpSecretText(secret), address: totpAddress(secret, { issuer: 'Wura', account }) };
}

/** Only those who run the product decide about these. */
function staffApprovals({ now, vault, consoleUrl = '' }: StaffNeeds) {
  const added = defineApproval({
    name: 'staff_added',
    roles: [],
    payload: z.object({ email: z.string(), name: z.string(), role: z.enum(operatorRoles) }),
    async carryOut(tx, { id: approval, payload: { email, name, role }, reason }, note) {
      if (await isKnownMailbox(tx, email)) throw refuse(staffRefusals.staff_known);
      const at = new Date(now());
      const id = randomId('opr');
      const token = randomBytes(32).toString('base64url');
      const totpSecret = vault.seal(randomBytes(totpSecretBytes), totpPurpose(id));
      const expiresAt = new Date(at.getTime() + invitationLivesMs);
      await insertInvitation(tx, {
        id,
        email,
        name,
        role,
        approval,
        tokenHash: hashOf(token),
        totpSecret,
        at,
        expiresAt,
      });
      await mailTo(tx, {
        to: email,
        name,
        language: 'en',
        subject: 'You are invited to the console',
        // Behind the #, where no server and no proxy on the way writes it down.
        text: `You were made a member of staff, with the role ${role}. Choose a password and set up your authenticator app within three days:\n\n${consoleUrl}/console/join#${token}`,
        at,
        uselessAfter: expiresAt,
      });
      await note({ what: 'operator_invited', subject: id, why: `${email}, ${role}: ${reason}` });
    },
  });
  const role = defineApproval({
    name: 'staff_role',
    roles: [],
    payload: z.object({ name: z.string(), from: z.enum(operatorRoles), to: z.enum(operatorRoles) }),
    async carryOut(tx, { id: approval, subject, payload: { from, to }, reason, approvedBy: decidedBy }, note) {
      if (!(await changeRole(tx, { approval, decidedBy }))) throw refuse(approvalRefusals.approval_impossible);
      await note({ what: 'operator_role_changed', subject, why: `${from} to ${to}: ${reason}` });
    },
  });
  return [added, role] as const;
}

function onWire(row: StaffRow, pending: Approval | undefined): StaffMember {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    two_factor: row.hasFactor,
    demo: row.isDemo,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    pending: pending ?? null,
  };
}
