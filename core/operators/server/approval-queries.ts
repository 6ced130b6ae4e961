import type { Queries, Tx } from '@wura/database';
import type { Approval, OperatorRole } from '../contract.ts';

export interface ApprovalRow {
  id: bigint;
  public_id: string;
  kind: string;
  subject: string;
  payload: Record<string, unknown>;
  reason: string;
  begun_by: bigint;
  begun_at: Date;
  expires_at: Date;
  /** One that was left until it expired is expired, whether or not that was written down. */
  state: Approval['status'];
  decided_at: Date | null;
  decision_reason: string | null;
  beginner: Approval['begun_by'];
  decider: Approval['decided_by'];
  /** Who began it is staff no more. */
  is_beginner_gone: boolean;
  /** What they are now, whatever they were then. */
  beginner_role: OperatorRole;
}

const select = `select a.id, a.public_id, a.kind, a.subject, a.payload, a.reason, a.begun_by, a.begun_at, a.expires_at,
    case when a.state = 'pending' and a.expires_at <= $1 then 'expired' else a.state end as state,
    a.decided_at, a.decision_reason, b.ended_at is not null as is_beginner_gone,
    b.role as beginner_role,
    jsonb_build_object('id', b.public_id, 'name', b.name, 'email', b.email) as beginner,
    case when d.id is not null then jsonb_build_object('id', d.public_id, 'name', d.name, 'email', d.email) end as decider
  from operators.approval a
  join operators.operators b on b.id = a.begun_by
  left join operators.operators d on d.id = a.decided_by`;

export interface NewApproval {
  publicId: string;
  kind: string;
  subject: string;
  payload: Readonly<Record<string, unknown>>;
  reason: string;
  begunBy: bigint;
  at: Date;
  expiresAt: Date;
}

/** False when the same act on the same thing waits already. */
export async function insertApproval(tx: Tx, approval: NewApproval): Promise<boolean> {
  const { publicId, kind, subject, payload, reason, begunBy, at, expiresAt } = approval;
  await tx.query(
    `update operators.approval set state = 'expired'
      where kind = $1 and subject = $2 and state = 'pending' and expires_at <= $3`,
    [kind, subject, at],
  );
  const { rowCount } = await tx.query(
    `insert into operators.approval (public_id, kind, subject, payload, reason, begun_by, begun_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [publicId, kind, subject, JSON.stringify(payload), reason, begunBy, at, expiresAt],
  );
  return rowCount === 1;
}

/** Decisions about the same act wait for each other, and who began it stays what they are until the transaction ends. */
export async function lockApproval(tx: Tx, publicId: string, at: Date): Promise<ApprovalRow | undefined> {
  const { rows } = await tx.query<ApprovalRow>(`${select} where a.public_id = $2 for update of a for key share of b`, [
    at,
    publicId,
  ]);
  return rows[0];
}

export async function readApproval(db: Queries, publicId: string, at: Date): Promise<ApprovalRow | undefined> {
  const { rows } = await db.query<ApprovalRow>(`${select} where a.public_id = $2`, [at, publicId]);
  return rows[0];
}

export async function updateDecided(
  tx: Tx,
  { id, state, by, at, reason }: { id: bigint; state: 'approved' | 'refused'; by: bigint; at: Date; reason: string },
): Promise<void> {
  await tx.query(
    `update operators.approval set state = $2, decided_by = $3, decided_at = $4, decision_reason = $5 where id = $1`,
    [id, state, by, at, reason],
  );
}

/** Those that wait with the oldest first, else the newest first; `after` is the last one of the page before. */
export async function selectApprovals(
  db: Queries,
  filter: {
    at: Date;
    status: string | null;
    kind: string | null;
    subject: string | null;
    limit: number;
    after: string | null;
  },
): Promise<ApprovalRow[]> {
  const [order, later] = filter.status === 'pending' ? ['asc', '>'] : ['desc', '<'];
  const { rows } = await db.query<ApprovalRow>(
    `${select}
      where ($2::text is null
             or case when a.state = 'pending' and a.expires_at <= $1 then 'expired' else a.state end = $2)
        and ($3::text is null or a.kind = $3) and ($4::text is null or a.subject = $4)
        and ($6::text is null or a.id ${later} (select id from operators.approval where public_id = $6))
      order by a.id ${order} limit $5`,
    [filter.at, filter.status, filter.kind, filter.subject, filter.limit, filter.after],
  );
  return rows;
}

/** What waits about these things, the oldest first. */
export async function selectPending(
  db: Queries,
  { at, subjects }: { at: Date; subjects: readonly string[] },
): Promise<ApprovalRow[]> {
  const { rows } = await db.query<ApprovalRow>(
    `${select} where a.state = 'pending' and a.expires_at > $1 and a.subject = any($2::text[]) order by a.id`,
    [at, subjects],
  );
  return rows;
}
