import type { Queries } from '@wura/database';
import type { KycRecord } from '../contract.ts';
import { english, say, type Said } from '@wura/wire/phrases';
import { kycReasons } from '../refusals.ts';
import { dueOf } from '../due.ts';
import { standingOf } from '../expiry.ts';
import { readFaceCheck } from './face-check.ts';
import type { KycNeeds } from './needs.ts';
import { countBefore, selectApproved, selectLatest, selectNumbers, type SubmissionRow } from './queries.ts';

/** What reading a status needs, beside the rows. */
type StatusNeeds = Pick<KycNeeds, 'pool' | 'now' | 'liveness' | 'papers'>;

export async function readStatus(needs: StatusNeeds, customer: bigint): Promise<KycRecord> {
  const { pool } = needs;
  return statusOf(needs, pool, { customer, row: await selectLatest(pool, customer) });
}

/** What the customer is told, and while it waits, how many came before and by when it is decided. */
export async function statusOf(
  needs: StatusNeeds,
  db: Queries,
  {
    customer,
    row,
  }: { customer: bigint; row: Pick<SubmissionRow, 'status' | 'submitted_at' | 'admin_notes' | 'fields'> | undefined },
): Promise<KycRecord> {
  const record: KycRecord = {
    ...recordOf(row),
    numbers: await numbersOf(db, customer),
    document: await documentOf(needs, db, customer),
    faceCheck: await readFaceCheck(needs, customer),
  };
  if (!row || (row.status !== 'pending' && row.status !== 'under_review')) return record;
  const ahead = row.status === 'pending' ? await countBefore(db, customer) : 0;
  return { ...record, queue: { ahead, dueBy: dueOf(row.submitted_at.toISOString()) } };
}

/** The ID that the customer was approved with, where a last day stands on it. */
async function documentOf({ now, papers }: StatusNeeds, db: Queries, customer: bigint): Promise<KycRecord['document']> {
  const expiresOn = (await selectApproved(db, customer))?.id_expires_on;
  return expiresOn ? { expiresOn, ...standingOf(expiresOn, { now: now(), graceDays: papers().graceDays }) } : null;
}

async function numbersOf(db: Queries, customer: bigint): Promise<KycRecord['numbers']> {
  const confirmed = (await selectNumbers(db, customer)).filter(row => row.checked_at !== null).map(({ kind }) => kind);
  return { bvn: confirmed.includes('bvn'), nin: confirmed.includes('nin') };
}

/** What staff are told who look at the customer: the last submission, which they then open by its name. */
export async function aboutSubmission(db: Queries, customer: bigint): Promise<Readonly<Record<string, unknown>>> {
  const row = await selectLatest(db, customer);
  if (!row) return { status: null };
  const { public_id: submission, status, attempt, submitted_at: at } = row;
  const { adminNotes, fields } = recordOf(row);
  return {
    status,
    submission,
    attempt,
    submitted_at: at.toISOString(),
    // Who answers a customer that was refused says no other reason than they were told.
    ...(status === 'rejected' && { customer_was_told: adminNotes, to_be_sent_again: fields ?? null }),
  };
}

/** What the customer is told; nulls before the first submission. */
function recordOf(
  row: Pick<SubmissionRow, 'status' | 'submitted_at' | 'admin_notes' | 'fields'> | undefined,
): Omit<KycRecord, 'numbers' | 'document' | 'faceCheck'> {
  if (!row) return { hasSubmission: false, status: null, submittedAt: null, adminNotes: null, adminNotesCode: null };
  const own = ownNotes(row);
  return {
    hasSubmission: true,
    status: row.status,
    submittedAt: row.submitted_at.toISOString(),
    adminNotes: own ? english(own)! : row.admin_notes,
    adminNotesCode: own?.code ?? null,
    ...(Object.keys(row.fields).length > 0 && { fields: row.fields }),
  };
}

/** A person who sends documents back without a word leaves the customer ours. */
export function ownNotes({
  status,
  admin_notes: notes,
  fields,
}: Pick<SubmissionRow, 'status' | 'admin_notes' | 'fields'>): Said | undefined {
  const isUnexplained = status === 'rejected' && notes === null && Object.keys(fields).length === 0;
  return isUnexplained ? say(kycReasons.rejected_without_reason, {}) : undefined;
}
