import type { Queries, Tx } from '@wura/database';
import type { DisputeReason, DisputeStatus } from '../rules.ts';

export interface DisputeRow {
  number: bigint;
  id: string;
  caseNumber: string;
  customer: bigint;
  customerId: string;
  customerName: string;
  movement: string;
  amount: string;
  currency: string;
  reason: DisputeReason;
  sealedText: Buffer;
  status: DisputeStatus;
  openedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
}

const columns = `d.id as number, d.public_id as id, d.number as "caseNumber", d.customer, c.public_id as "customerId",
  c.full_name as "customerName", d.movement, d.amount, d.currency, d.reason, d.sealed_text as "sealedText", d.status,
  d.opened_at as "openedAt", d.due_at as "dueAt", d.closed_at as "closedAt"`;

export interface NewDispute {
  id: string;
  caseNumber: string;
  customer: bigint;
  movement: string;
  transferId: number;
  amount: string;
  currency: string;
  reason: DisputeReason;
  sealedText: Buffer;
  at: Date;
  dueAt: Date;
}

/** False where the customer has an open case about this payment. */
export async function insertDispute(tx: Tx, row: NewDispute): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into disputes.dispute
       (public_id, number, customer, movement, transfer_id, amount, currency, reason, sealed_text, opened_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [
      row.id,
      row.caseNumber,
      row.customer,
      row.movement,
      row.transferId,
      row.amount,
      row.currency,
      row.reason,
      row.sealedText,
      row.at,
      row.dueAt,
    ],
  );
  return rowCount === 1;
}

/** By what staff type: its id, or the number that its customer was told. */
export async function findDispute(db: Queries, idOrNumber: string): Promise<DisputeRow | undefined> {
  const { rows } = await db.query<DisputeRow>(
    `select ${columns} from disputes.dispute d join identity.person c on c.id = d.customer
      where d.public_id = $1 or d.number = $1`,
    [idOrNumber],
  );
  return rows[0];
}

/** Of this customer, or of whom it is where staff ask. */
export async function readDispute(
  db: Queries,
  { id, customer = null }: { id: string; customer?: bigint | null },
): Promise<DisputeRow | undefined> {
  const { rows } = await db.query<DisputeRow>(
    `select ${columns} from disputes.dispute d join identity.person c on c.id = d.customer
      where d.public_id = $1 and ($2::bigint is null or d.customer = $2)`,
    [id, customer],
  );
  return rows[0];
}

/** Who adds to a case and who closes it wait for each other. */
export async function lockDispute(
  tx: Tx,
  { id, customer = null }: { id: string; customer?: bigint | null },
): Promise<DisputeRow | undefined> {
  await tx.query('select from disputes.dispute where public_id = $1 for update', [id]);
  return readDispute(tx, { id, customer });
}

export async function listOwn(
  db: Queries,
  filter: { customer: bigint; movement: string | null; limit: number; after: string | null },
): Promise<DisputeRow[]> {
  const { rows } = await db.query<DisputeRow>(
    `select ${columns} from disputes.dispute d join identity.person c on c.id = d.customer
      where d.customer = $1 and ($4::text is null or d.movement = $4)
        and ($3::text is null
             or d.id < (select id from disputes.dispute where public_id = $3 and customer = $1))
      order by d.id desc limit $2`,
    [filter.customer, filter.limit, filter.after, filter.movement],
  );
  return rows;
}

/** Open ones first, in the order in which an answer is due; then those that are closed. */
export async function listForStaff(
  db: Queries,
  filter: {
    status: string | null;
    customer: bigint | null;
    askedOf: bigint | null;
    limit: number;
    after: string | null;
  },
): Promise<DisputeRow[]> {
  const { rows } = await db.query<DisputeRow>(
    `select ${columns} from disputes.dispute d join identity.person c on c.id = d.customer
      where ($1::text is null or d.status = $1 or ($1 = 'unanswered' and d.closed_at is null))
        and ($2::bigint is null or d.customer = $2)
        and ($5::bigint is null or d.id = any(array(select r.dispute from disputes.recall r where r.receiver = $5)))
        and ($4::text is null
             or (d.closed_at is not null, d.due_at, d.id)
                > (select o.closed_at is not null, o.due_at, o.id from disputes.dispute o where o.public_id = $4))
      order by d.closed_at is not null, d.due_at, d.id limit $3`,
    [filter.status, filter.customer, filter.limit, filter.after, filter.askedOf],
  );
  return rows;
}

export async function updateStatus(
  tx: Tx,
  { number, status, closedAt }: { number: bigint; status: DisputeStatus; closedAt: Date | null },
): Promise<void> {
  await tx.query('update disputes.dispute set status = $2, closed_at = $3 where id = $1', [number, status, closedAt]);
}

export interface StepRow {
  at: Date;
  operator: string | null;
  status: DisputeStatus | null;
  sealedText: Buffer | null;
}

export async function insertStep(
  tx: Tx,
  step: {
    dispute: bigint;
    at: Date;
    operator: bigint | null;
    status: DisputeStatus | null;
    sealedText: Buffer | null;
  },
): Promise<void> {
  await tx.query('insert into disputes.step (dispute, at, operator, status, sealed_text) values ($1, $2, $3, $4, $5)', [
    step.dispute,
    step.at,
    step.operator,
    step.status,
    step.sealedText,
  ]);
}

export async function readSteps(db: Queries, dispute: bigint): Promise<StepRow[]> {
  const { rows } = await db.query<StepRow>(
    `select s.at, o.name as operator, s.status, s.sealed_text as "sealedText"
       from disputes.step s left join operators.staff o on o.id = s.operator
      where s.dispute = $1 order by s.id`,
    [dispute],
  );
  return rows;
}

export async function insertEvidence(
  tx: Tx,
  { file, dispute, at }: { file: string; dispute: bigint; at: Date },
): Promise<void> {
  await tx.query('insert into disputes.evidence (file, dispute, at) values ($1, $2, $3)', [file, dispute, at]);
}

export async function readEvidence(db: Queries, dispute: bigint): Promise<{ file: string; at: Date }[]> {
  const { rows } = await db.query<{ file: string; at: Date }>(
    'select file, at from disputes.evidence where dispute = $1 order by at, file',
    [dispute],
  );
  return rows;
}

export async function countOpen(db: Queries, customer: bigint): Promise<{ open: number; all: number }> {
  const { rows } = await db.query<{ open: number; all: number }>(
    `select (count(*) filter (where closed_at is null))::int as open, count(*)::int as all
       from disputes.dispute where customer = $1`,
    [customer],
  );
  return rows[0]!;
}

/** Which of these files stand in a case. */
export async function selectFilesAmong(db: Queries, files: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ file: string }>('select file from disputes.evidence where file = any($1)', [files]);
  return new Set(rows.map(({ file }) => file));
}
