import { readPage } from '@wura/database/page';
import type { Pool, Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { dayMs } from '@wura/platform/time';
import { commonRefusals, refuse, Refused } from '@wura/wire/refusals';
import type { z } from 'zod';
import { approvalRefusals, routes, type Approval, type OperatorRole } from '../contract.ts';
import * as queries from './approval-queries.ts';
import { recordAttempt } from './audit.ts';
import type { Note, OperatorRouter } from './operator-router.ts';
import type { Operator } from './sessions.ts';

/** An operator does not decide today about what another meant a week ago. */
const livesMs = 7 * dayMs;

/** An act that one operator begins and another approves. Made by `defineApproval`. */
export interface ApprovalKind<Payload = unknown> {
  /** Kept in the table and in the audit log for years: `deposit_credit`. */
  readonly name: string;
  /** Who may be one of the two, beside those who run the product. */
  readonly roles: readonly OperatorRole[];
  /** Does it, once, in the transaction of the approval. What it refuses leaves the approval pending. */
  readonly carryOut: (tx: Tx, approved: Approved, note: Note) => Promise<void>;
  readonly payload: z.ZodType<Payload>;
}

const byTwo = Symbol('by two');

/** Proof that two people have agreed on an act. Made here alone, in the transaction of the second one's word. */
export interface Agreement {
  readonly [byTwo]: string;
}

/** What the tables call what was agreed on: no two agreements share it. */
export const nameOf = (agreement: Agreement): string => agreement[byTwo];

/** An act as it was begun, and who approved it. */
export interface Approved<Payload = unknown> {
  readonly id: string;
  readonly agreement: Agreement;
  readonly subject: string;
  readonly payload: Payload;
  /** Why the first wanted it. */
  readonly reason: string;
  /** What the tables call the two. */
  readonly begunBy: bigint;
  readonly approvedBy: bigint;
  readonly begunAt: Date;
  /** The addresses of the two. */
  readonly emails: readonly string[];
}

/** An act of a feature's that needs two people: what it is told when it is begun, and what is done when it is approved. */
export function defineApproval<Payload extends Readonly<Record<string, unknown>>>(kind: {
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly payload: z.ZodType<Payload>;
  carryOut(tx: Tx, approved: Approved<Payload>, note: Note): Promise<void>;
}): ApprovalKind<Payload> {
  const { name, roles, payload } = kind;
  return {
    name,
    roles,
    payload,
    carryOut: (tx, approved, note) =>
      kind.carryOut(tx, { ...approved, payload: payload.parse(approved.payload) }, note),
  };
}

/** What is to be done, once a second operator has agreed. */
export interface Begun<Payload> {
  readonly subject: string;
  readonly payload: Payload;
  readonly reason: string;
  readonly operator: Operator;
}

export interface Approvals {
  /** Every kind is added once, before the first call. */
  add(kind: ApprovalKind): void;
  /** Writes it down with its line in the audit log, in the transaction of the call. Answers what it is called. */
  begin<Payload extends Readonly<Record<string, unknown>>>(
    tx: Tx,
    kind: Pick<ApprovalKind<Payload>, 'name'>,
    begun: Begun<Payload>,
    note: Note,
  ): Promise<{ readonly id: string; readonly expiresAt: Date }>;
  /** What waits for a second operator about this thing. */
  pendingOf(db: Queries, subject: string): Promise<Approval | undefined>;
  /** The same of each thing on a page, by the thing. */
  pendingOfEach(db: Queries, subjects: readonly string[]): Promise<ReadonlyMap<string, Approval>>;
}

export function openApprovals(router: OperatorRouter, { pool, now }: { pool: Pool; now: () => number }): Approvals {
  const kinds = new Map<string, ApprovalKind>();

  router.show(routes.listApprovals, async ({ caller, query }) => {
    const { status = null, kind = null, subject = null, limit = 50, cursor: after = null } = query;
    const { rows, nextCursor } = await readPage(
      limit,
      max => queries.selectApprovals(pool, { at: new Date(now()), status, kind, subject, limit: max, after }),
      row => row.public_id,
    );
    return { status: 200, body: { data: rows.map(row => onWire(row, { caller, kinds })), nextCursor } };
  });

  router.show(routes.readApproval, async ({ caller, params: { id } }) => {
    const row = await queries.readApproval(pool, id, new Date(now()));
    if (!row) throw refuse(commonRefusals.not_found);
    return { status: 200, body: onWire(row, { caller, kinds }) };
  });

  router.act(
    routes.decideApproval,
    async (tx, { caller, params, body, address, requestId }, note) => {
      const at = new Date(now());
      const row = await queries.lockApproval(tx, params.id, at);
      if (!row) throw refuse(commonRefusals.not_found);
      const kind = kinds.get(row.kind);
      const no = refusalOf(row, { caller, kind });
      if (no) {
        // On its own, because the call is undone by the refusal and the attempt is not.
        const attempt = { what: 'approval_not_theirs', subject: row.public_id, why: no.refusal.code };
        await recordAttempt(pool, attempt, { operator: caller, address, requestId, at });
        throw no;
      }
      const { decision, reason } = body;
      // Who has left since may be back under another name, and would be both of the two. From whom the role was taken since,
      // what they had begun is no word of that role any more.
      const isStillMeant = !row.is_beginner_gone && isOfKind(kind!, row.beginner_role);
      if (decision === 'approve' && !isStillMeant) throw refuse(approvalRefusals.approval_impossible);
      const state = decision === 'approve' ? ('approved' as const) : ('refused' as const);
      await note({ what: `approval_${state}`, subject: row.public_id, why: reason });
      if (decision === 'approve') {
        const { public_id: id, subject, payload, reason: begunFor, begun_by: begunBy } = row;
        const agreement = { [byTwo]: id };
        const emails = [row.beginner.email, caller.email];
        const by = { begunBy, begunAt: row.begun_at, approvedBy: caller.number, emails };
        const approved = { id, agreement, subject, payload, reason: begunFor, ...by };
        await carryOut(kind!, { tx, approved, note });
      }
      await queries.updateDecided(tx, { id: row.id, state, by: caller.number, at, reason });
      const decided = (await queries.readApproval(tx, row.public_id, at))!;
      return { status: 200, body: onWire(decided, { caller, kinds }) };
    },
    { retries: 5 },
  );

  return {
    add(kind) {
      if (kinds.has(kind.name)) throw new Error(`two features name an approval ${kind.name}`);
      kinds.set(kind.name, kind);
    },
    async begin(tx, { name: kind }, { subject, payload, reason, operator }, note) {
      if (!kinds.has(kind)) throw new Error(`no feature names the approval ${kind} in its manifest`);
      const at = now();
      const id = randomId('apr');
      const [begunAt, expiresAt] = [new Date(at), new Date(at + livesMs)];
      const approval = { publicId: id, kind, subject, payload, reason, begunBy: operator.number };
      const isNew = await queries.insertApproval(tx, { ...approval, at: begunAt, expiresAt });
      if (!isNew) throw refuse(approvalRefusals.approval_pending);
      await note({ what: 'approval_begun', subject: id, why: `${kind} of ${subject}: ${reason}` });
      return { id, expiresAt };
    },
    pendingOf: async (db, subject) => (await pendingOfEach(db, [subject])).get(subject),
    pendingOfEach,
  };

  async function pendingOfEach(db: Queries, subjects: readonly string[]): Promise<ReadonlyMap<string, Approval>> {
    const rows = await queries.selectPending(db, { at: new Date(now()), subjects });
    // Of two about one thing the first that was begun is told.
    return new Map(rows.toReversed().map(row => [row.subject, onWire(row, { caller: undefined, kinds })]));
  }
}

/** What the act refuses is a reason among the refusals of this call: it was possible when it was begun. */
async function carryOut(
  kind: ApprovalKind,
  { tx, approved, note }: { tx: Tx; approved: Approved; note: Note },
): Promise<void> {
  try {
    await kind.carryOut(tx, approved, note);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { reason, facts = {} } = error.details;
    throw refuse(approvalRefusals.approval_impossible, { reason: reason ?? { code: error.refusal.code, facts } });
  }
}

interface Deciding {
  caller: Operator | undefined;
  kind: ApprovalKind | undefined;
}

/**
 * Why this operator may not decide about it. Operators are told apart by their number, which a new name, address, role or
 * session does not change.
 */
function refusalOf(row: queries.ApprovalRow, { caller, kind }: Deciding) {
  if (row.state === 'expired') return refuse(approvalRefusals.approval_expired);
  if (row.state !== 'pending') return refuse(approvalRefusals.approval_decided);
  if (!caller || !kind) return refuse(commonRefusals.forbidden);
  if (caller.number === row.begun_by) return refuse(approvalRefusals.second_operator_needed);
  if (!isOfKind(kind, caller.role)) return refuse(commonRefusals.forbidden);
  return undefined;
}

const isOfKind = ({ roles }: ApprovalKind, role: OperatorRole): boolean => role === 'admin' || roles.includes(role);

function onWire(
  row: queries.ApprovalRow,
  { caller, kinds }: { caller: Operator | undefined; kinds: ReadonlyMap<string, ApprovalKind> },
): Approval {
  return {
    id: row.public_id,
    kind: row.kind,
    subject: row.subject,
    payload: row.payload,
    reason: row.reason,
    status: row.state,
    begun_by: row.beginner,
    begun_at: row.begun_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_by: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
    may_decide: refusalOf(row, { caller, kind: kinds.get(row.kind) }) === undefined,
  };
}
