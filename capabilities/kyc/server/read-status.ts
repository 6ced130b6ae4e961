import type { Queries } from '@wura/database';
import type { KycRecord } from '../contract.ts';
import { selectLatest, type SubmissionRow } from './queries.ts';

export async function readStatus(db: Queries, customer: bigint): Promise<KycRecord> {
  return recordOf(await selectLatest(db, customer));
}

/** What the customer is told; nulls before the first submission. */
export function recordOf(
  row: Pick<SubmissionRow, 'status' | 'submitted_at' | 'admin_notes' | 'fields'> | undefined,
): KycRecord {
  if (!row) return { hasSubmission: false, status: null, submittedAt: null, adminNotes: null };
  return {
    hasSubmission: true,
    status: row.status,
    submittedAt: row.submitted_at.toISOString(),
    adminNotes: row.admin_notes,
    ...(Object.keys(row.fields).length > 0 && { fields: row.fields }),
  };
}
