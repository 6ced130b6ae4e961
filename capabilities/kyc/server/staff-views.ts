import { customerVault } from '@wura/identity/server';
import { english } from '@wura/wire/phrases';
import { ownNotes } from './read-status.ts';
import type { KycDetail } from '../contract.ts';
import { fileFields } from '../rules.ts';
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
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    attempt: row.attempt,
  };
}

/** Everything a reviewer needs to see at once: what was sent beside what we know, and what was found by asking. */
export async function detailOf({ vault }: Pick<KycNeeds, 'vault'>, db: Queries, row: WithCustomer): Promise<KycDetail> {
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
    bvn: numberOf('bvn'),
    nin: numberOf('nin'),
    adminNotes: notes ? english(notes)! : row.admin_notes,
    fields: row.fields,
    account: { name: `${row.first_name} ${row.last_name}`, dateOfBirth: row.born_on, tier: row.tier },
    checks: await selectChecks(db, row.id),
    documents,
  };
}
