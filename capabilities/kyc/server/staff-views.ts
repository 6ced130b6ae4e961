import { customerVault } from '@wura/identity/server';
import { english } from '@wura/wire/phrases';
import { ownNotes } from './read-status.ts';
import type { KycDetail } from '../contract.ts';
import { fileFields, frameFields } from '../rules.ts';
import { faceCheckFor } from './face-check.ts';
import type { KycNeeds } from './needs.ts';
import { selectChecks, selectNumbers, type NumberRow, type WithCustomer } from './queries.ts';
import { purposes } from './seals.ts';
import type { Queries } from '@wura/database';

/** A submission as a line of the queue. */
export function summaryOf(row: WithCustomer) {
  return {
    id: row.public_id,
    status: row.status,
    fullName: row.full_name,
    customer: {
      id: row.customer_id,
      name: `${row.first_name} ${row.last_name}`,
      accountNumber: row.account_number,
    },
    idType: row.id_type,
    expiresOn: row.id_expires_on,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    attempt: row.attempt,
  };
}

/** Everything a reviewer needs to see at once: what was sent beside what we know, and what was found by asking. */
export async function detailOf(
  { vault, papers }: Pick<KycNeeds, 'vault' | 'papers'>,
  db: Queries,
  row: WithCustomer,
): Promise<KycDetail> {
  const numbers = await selectNumbers(db, row.customer);
  const numberOf = (kind: NumberRow['kind']) => {
    const found = numbers.find(each => each.kind === kind);
    return found ? { lastFour: found.last_four, isChecked: found.checked_at !== null } : null;
  };
  const documents = fileFields
    .filter(field => row[field] !== null)
    .map(field => ({ field, url: `/api/operator/kyc/${row.public_id}/documents/${field}` }));
  const notes = ownNotes(row);
  const own = await customerVault(db, vault, row.customer);
  return {
    ...summaryOf(row),
    dateOfBirth: row.date_of_birth,
    address: own.open(row.address, purposes.address(row.customer)).toString(),
    idNumber: own.open(row.id_number, purposes.idNumber(row.customer)).toString(),
    faceCheck: await faceCheckOf(db, row),
    isFaceCheckAsked: papers().needsFaceCheck,
    bvn: numberOf('bvn'),
    nin: numberOf('nin'),
    adminNotes: notes ? english(notes)! : row.admin_notes,
    fields: row.fields,
    account: { name: `${row.first_name} ${row.last_name}`, dateOfBirth: row.born_on, tier: row.tier },
    checks: await selectChecks(db, row.id),
    documents,
  };
}

async function faceCheckOf(db: Queries, row: WithCustomer): Promise<KycDetail['faceCheck']> {
  const check = await faceCheckFor(db, row.customer, row.submitted_at);
  if (!check || check.status === 'begun') return null;
  const { status, score, decided_at: decidedAt, begun_at: begunAt, challenges, frames, portrait } = check;
  return {
    status,
    score,
    at: (decidedAt ?? begunAt).toISOString(),
    // None is left of them when the time is over for which they are kept.
    frames: frames.map((_, at) => ({
      challenge: challenges[at]!,
      isPortrait: portrait === at + 1,
      url: `/api/operator/kyc/${row.public_id}/face-check/${frameFields[at]!}`,
    })),
  };
}
