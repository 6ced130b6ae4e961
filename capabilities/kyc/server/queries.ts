import type { Queries, Tx } from '@wura/database';
import type { KycStatus } from '../contract.ts';
import type { FileField, IdType, Reasons } from '../rules.ts';
import type { KeptField, NumberKind } from './seals.ts';

// All SQL of this room, and past 300 lines because one place for it is worth more than a short file.

export type FileNames = Record<FileField, string | null>;

export interface SubmissionRow extends FileNames {
  id: bigint;
  public_id: string;
  customer: bigint;
  attempt: number;
  status: KycStatus;
  full_name: string;
  date_of_birth: string;
  address: Buffer;
  id_type: IdType;
  id_number: Buffer;
  id_number_digest: Buffer;
  id_expires_on: string | null;
  submitted_at: Date;
  decided_at: Date | null;
  admin_notes: string | null;
  fields: Reasons;
}

const columns = `s.id, s.public_id, s.customer, s.attempt, s.status, s.full_name, s.date_of_birth, s.address, s.id_type,
  s.id_number, s.id_number_digest, s.id_expires_on, s.id_document_front, s.id_document_back, s.selfie_image, s.submitted_at, s.decided_at,
  s.admin_notes, s.fields`;

export async function selectLatest(db: Queries, customer: bigint): Promise<SubmissionRow | undefined> {
  const { rows } = await db.query<SubmissionRow>(
    `select ${columns} from kyc.submissions s where s.customer = $1 order by s.attempt desc limit 1`,
    [customer],
  );
  return rows[0];
}

/** How many of others came before what this customer has in hand, and wait still. */
export async function countBefore(db: Queries, customer: bigint): Promise<number> {
  const { rows } = await db.query<{ ahead: number }>(
    `select count(*)::int as ahead from kyc.submissions o
      where o.status in ('pending', 'under_review')
        and o.id < (select max(s.id) from kyc.submissions s where s.customer = $1)`,
    [customer],
  );
  return rows[0]!.ahead;
}

/** The papers that made the tier, whatever was sent after them. */
export async function selectApproved(db: Queries, customer: bigint): Promise<SubmissionRow | undefined> {
  const { rows } = await db.query<SubmissionRow>(
    `select ${columns} from kyc.submissions s where s.customer = $1 and s.status = 'approved' order by s.attempt desc limit 1`,
    [customer],
  );
  return rows[0];
}

export interface WithCustomer extends SubmissionRow {
  customer_id: string;
  account_number: string;
  first_name: string;
  last_name: string;
  born_on: string;
  tier: 1 | 2 | 3;
}

const withCustomer = `${columns}, c.public_id as customer_id, c.account_number, c.first_name, c.last_name,
  c.date_of_birth as born_on, c.tier`;

/** `forUpdate` keeps others from deciding about it until the transaction ends. */
export async function selectSubmission(
  db: Queries,
  publicId: string,
  { forUpdate = false } = {},
): Promise<WithCustomer | undefined> {
  const { rows } = await db.query<WithCustomer>(
    `select ${withCustomer} from kyc.submissions s join identity.person c on c.id = s.customer
      where s.public_id = $1 ${forUpdate ? 'for update of s' : ''}`,
    [publicId],
  );
  return rows[0];
}

/** No newer papers were approved since. */
const isInForce = `not exists (
  select from kyc.submissions newer where newer.customer = s.customer and newer.status = 'approved' and newer.attempt > s.attempt)`;

/** The longest waiting first. `after` is the last one of the page before. */
export async function selectSubmissions(
  db: Queries,
  page: { status: KycStatus | null; expiredOn: string | null; limit: number; after: string | null },
): Promise<WithCustomer[]> {
  const { rows } = await db.query<WithCustomer>(
    `select ${withCustomer} from kyc.submissions s join identity.person c on c.id = s.customer
      where ($1::text is null or s.status = $1)
        and ($3::text is null or s.id > (select id from kyc.submissions where public_id = $3))
        and ($4::date is null or s.status = 'approved' and s.id_expires_on < $4::date and ${isInForce})
      order by s.id limit $2`,
    [page.status, page.limit, page.after, page.expiredOn],
  );
  return rows;
}

export interface NewSubmission extends FileNames {
  publicId: string;
  customer: bigint;
  attempt: number;
  fullName: string;
  dateOfBirth: string;
  address: Buffer;
  idType: IdType;
  idNumber: Buffer;
  idNumberDigest: Buffer;
  idNumberLastFour: string;
  idExpiresOn: string | null;
  at: Date;
}

/** False when another of this customer is in hand already, however short a moment ago it came. */
export async function insertSubmission(tx: Tx, row: NewSubmission): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into kyc.submissions (public_id, customer, attempt, status, full_name, date_of_birth, address, id_type, id_number,
       id_number_digest, id_number_last_four, id_document_front, id_document_back, selfie_image, submitted_at, id_expires_on)
     values ($1, $2, $3, 'pending', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict do nothing`,
    [
      row.publicId,
      row.customer,
      row.attempt,
      row.fullName,
      row.dateOfBirth,
      row.address,
      row.idType,
      row.idNumber,
      row.idNumberDigest,
      row.idNumberLastFour,
      row.id_document_front,
      row.id_document_back,
      row.selfie_image,
      row.at,
      row.idExpiresOn,
    ],
  );
  return rowCount === 1;
}

export async function insertFile(
  tx: Tx,
  { id, customer, field, at }: { id: string; customer: bigint; field: KeptField; at: Date },
): Promise<void> {
  await tx.query('insert into kyc.files (id, customer, field, created_at) values ($1, $2, $3, $4)', [
    id,
    customer,
    field,
    at,
  ]);
}

/** Whose it is, where it is a selfie. */
export async function selectSelfie(db: Queries, id: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ customer: bigint }>(
    `select customer from kyc.files where id = $1 and field = 'selfie_image'`,
    [id],
  );
  return rows[0]?.customer;
}

export async function selectFilesAmong(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>('select id from kyc.files where id = any($1)', [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** Which statuses may follow which is the table's to know; asked for one that may not, this throws. */
export async function updateStatus(
  tx: Tx,
  change: { id: bigint; status: KycStatus; at: Date; adminNotes: string | null; fields: Reasons },
): Promise<void> {
  await tx.query(
    `update kyc.submissions
        set status = $2, decided_at = case when $2 in ('approved', 'rejected') then $3::timestamptz end,
            admin_notes = $4, fields = $5
      where id = $1`,
    [change.id, change.status, change.at, change.adminNotes, JSON.stringify(change.fields)],
  );
}

export interface NumberRow {
  kind: NumberKind;
  digest: Buffer;
  sealed: Buffer;
  last_four: string;
  checked_at: Date | null;
}

export async function selectNumbers(db: Queries, customer: bigint): Promise<NumberRow[]> {
  const { rows } = await db.query<NumberRow>(
    'select kind, digest, sealed, last_four, checked_at from kyc.numbers where customer = $1 order by kind',
    [customer],
  );
  return rows;
}

/** Found true for another customer, under this key or the one before it; the constraint knows only one of them. */
export async function isTaken(
  db: Queries,
  { customer, kind, digests }: { customer: bigint; kind: NumberKind; digests: readonly Buffer[] },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from kyc.numbers
      where kind = $1 and digest = any($2) and customer <> $3
        and (checked_at is not null
             or exists (select from kyc.submissions s where s.customer = numbers.customer and s.status = 'approved'))
      limit 1`,
    [kind, digests, customer],
  );
  return rowCount === 1;
}

/**
 * All customers' rows of a number, in one order: a worker that decides whose it is waits here for the one that decides
 * it now.
 */
export async function lockNumber(
  tx: Tx,
  { kind, digests }: { kind: NumberKind; digests: readonly Buffer[] },
): Promise<void> {
  await tx.query('select from kyc.numbers where kind = $1 and digest = any($2) order by customer for update', [
    kind,
    digests,
  ]);
}

/** Replaces what the customer claimed before, unless that was found true. Throws when another customer was quicker. */
export async function upsertNumber(
  tx: Tx,
  row: { customer: bigint; kind: NumberKind; digest: Buffer; sealed: Buffer; lastFour: string; checkedAt: Date | null },
): Promise<void> {
  await tx.query(
    `insert into kyc.numbers (customer, kind, digest, sealed, last_four, checked_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (customer, kind) do update
        set digest = excluded.digest, sealed = excluded.sealed, last_four = excluded.last_four,
            checked_at = excluded.checked_at
      where numbers.checked_at is null`,
    [row.customer, row.kind, row.digest, row.sealed, row.lastFour, row.checkedAt],
  );
}

export async function markNumberChecked(
  tx: Tx,
  { customer, kind, at }: { customer: bigint; kind: NumberKind; at: Date },
): Promise<void> {
  await tx.query('update kyc.numbers set checked_at = $3 where customer = $1 and kind = $2 and checked_at is null', [
    customer,
    kind,
    at,
  ]);
}

/** The others who wrote down a number that was now found to be this customer's. */
export async function deleteClaimsOfOthers(
  tx: Tx,
  { customer, kind, digests }: { customer: bigint; kind: NumberKind; digests: readonly Buffer[] },
): Promise<void> {
  await tx.query(
    'delete from kyc.numbers where kind = $1 and digest = any($2) and customer <> $3 and checked_at is null',
    [kind, digests, customer],
  );
}

export async function deleteClaim(
  tx: Tx,
  { customer, kind, digests }: { customer: bigint; kind: NumberKind; digests: readonly Buffer[] },
): Promise<void> {
  await tx.query(
    'delete from kyc.numbers where kind = $1 and digest = any($2) and customer = $3 and checked_at is null',
    [kind, digests, customer],
  );
}

export async function deleteUncheckedNumbers(tx: Tx, customer: bigint): Promise<void> {
  await tx.query('delete from kyc.numbers where customer = $1 and checked_at is null', [customer]);
}

export interface Check {
  name: string;
  result: 'match' | 'mismatch' | 'unknown';
}

export async function upsertChecks(
  tx: Tx,
  { submission, checks, at }: { submission: bigint; checks: readonly Check[]; at: Date },
): Promise<void> {
  for (const { name, result } of checks) {
    await tx.query(
      `insert into kyc.checks (submission, name, result, at) values ($1, $2, $3, $4)
       on conflict (submission, name) do update set result = excluded.result, at = excluded.at`,
      [submission, name, result, at],
    );
  }
}

export async function selectChecks(db: Queries, submission: bigint): Promise<Check[]> {
  const { rows } = await db.query<Check>('select name, result from kyc.checks where submission = $1 order by name', [
    submission,
  ]);
  return rows;
}

/** Whether another customer's documents show the same document. */
export async function isDocumentKnown(db: Queries, { customer, digest }: { customer: bigint; digest: Buffer }) {
  const { rowCount } = await db.query(
    `select from kyc.submissions where id_number_digest = $1 and customer <> $2 and status <> 'rejected' limit 1`,
    [digest, customer],
  );
  return rowCount === 1;
}

export type ExpiryStep = 'month' | 'week' | 'day' | 'expired' | 'lapsed';

export interface Expiring {
  id: bigint;
  public_id: string;
  customer: bigint;
  expires_on: string;
}

/** Papers in force that end on this day or before, and whose customer was not brought to the tier below already. */
export async function selectExpiring(db: Queries, until: string): Promise<Expiring[]> {
  const { rows } = await db.query<Expiring>(
    `select s.id, s.public_id, s.customer, s.id_expires_on as expires_on from kyc.submissions s
      where s.status = 'approved' and s.id_expires_on <= $1::date and ${isInForce}
        and not exists (select from kyc.expiry_steps e where e.submission = s.id and e.step = 'lapsed')
      order by s.id`,
    [until],
  );
  return rows;
}

/** False when it was taken before: no customer is told the same twice. */
export async function takeExpiryStep(
  tx: Tx,
  { submission, step, at }: { submission: bigint; step: ExpiryStep; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into kyc.expiry_steps (submission, step, at) values ($1, $2, $3) on conflict do nothing',
    [submission, step, at],
  );
  return rowCount === 1;
}
