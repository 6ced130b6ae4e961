import { raiseTier } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { Note } from '@wura/operators/server';
import type { Tx } from '@wura/database';
import { refuse } from '@wura/wire/refusals';
import { kycRefusals } from '../contract.ts';
import { kycDecided } from './notices.ts';
import type { Reasons } from '../rules.ts';
import { deleteUncheckedNumbers, updateStatus, type WithCustomer } from './queries.ts';

export interface Decision {
  status: 'under_review' | 'approved' | 'rejected';
  adminNotes?: string | undefined;
  fields?: Reasons | undefined;
}

/** The submission as it is now, while no other operator can decide about it, with what is decided now. */
export async function decide(
  tx: Tx,
  submission: WithCustomer,
  { status, adminNotes: said, fields = {} }: Decision,
  { at, note }: { at: Date; note: Note },
): Promise<WithCustomer> {
  const { id, public_id: publicId, customer } = submission;
  const isOpen = submission.status === 'pending' || (submission.status === 'under_review' && status !== 'under_review');
  if (!isOpen) throw refuse(kycRefusals.already_decided);

  // What is wanting at a field is something to send again, which only a rejection asks for.
  const told = status === 'rejected' ? fields : {};
  const isUnexplained = status === 'rejected' && said === undefined && Object.keys(fields).length === 0;
  await updateStatus(tx, { id, status, at, adminNotes: said ?? null, fields: told });
  if (status === 'approved') await raiseTier(tx, customer, 3);
  if (status === 'rejected') await deleteUncheckedNumbers(tx, customer);
  const what = isUnexplained ? kycDecided.rejectedWithoutReason : kycDecided[status];
  await notify(tx, { customer, what, facts: undefined, at });
  await note({ what: `kyc_${status}`, subject: publicId, why: reasonsIn(said, fields) });
  const decidedAt = status === 'under_review' ? null : at;
  return { ...submission, status, decided_at: decidedAt, admin_notes: said ?? null, fields: told };
}

function reasonsIn(said: string | undefined, fields: Reasons): string | undefined {
  const parts = [said, ...Object.entries(fields).map(([field, reason]) => `${field}: ${reason}`)];
  const given = parts.filter(part => part !== undefined);
  return given.length > 0 ? given.join(' · ') : undefined;
}
