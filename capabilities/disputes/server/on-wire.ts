import type { Queries } from '@wura/database';
import { customerVault } from '@wura/identity/server';
import type { Vault } from '@wura/secrets/vault';
import type { Dispute } from '../contract.ts';
import { escalationContact } from '../due-times.ts';
import type { DisputeOnDesk } from '../operator-contract.ts';
import { evidenceFilesMax, isClosed, nextSteps } from '../rules.ts';
import { readBankRecall } from './bank-recall.ts';
import type { DisputeDeskNeeds } from './needs.ts';
import { readEvidence, readSteps, type DisputeRow } from './queries.ts';
import { asSender, recallForStaff } from './recall-on-wire.ts';
import { recallRule } from './recall-rule.ts';
import { purposes } from './seals.ts';

export function lineOf(row: DisputeRow) {
  return {
    id: row.id,
    case_number: row.caseNumber,
    transaction_id: row.movement,
    reason: row.reason,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    opened_at: row.openedAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
  };
}

interface Reading {
  vault: Vault;
  now: () => number;
}

async function toldOf(db: Queries, { vault }: Reading, { id, number, customer, sealedText }: DisputeRow) {
  const own = await customerVault(db, vault, customer);
  const steps = await readSteps(db, number);
  const evidence = await readEvidence(db, number);
  const opened = (sealed: Buffer | null) => sealed && own.open(sealed, purposes.step(id)).toString();
  return {
    text: own.open(sealedText, purposes.text(id)).toString(),
    steps: steps.map(({ at, operator, status, sealedText: said }) => ({
      at: at.toISOString(),
      from: operator === null ? ('you' as const) : ('staff' as const),
      operator,
      status,
      text: opened(said),
    })),
    evidence: evidence.map(({ file, at }) => ({ id: file, at: at.toISOString() })),
  };
}

/** As the customer reads it: who of the staff wrote is not theirs to know. */
export async function asOwn(db: Queries, needs: Reading, row: DisputeRow): Promise<Dispute> {
  const { steps, ...told } = await toldOf(db, needs, row);
  const from = row.status === 'resolved' ? undefined : row.status === 'rejected' ? row.closedAt! : row.dueAt;
  return {
    ...lineOf(row),
    ...told,
    steps: steps.map(({ operator: _who, ...step }) => step),
    recall: await asSender(db, row.number),
    can_add: !isClosed(row.status) && told.evidence.length < evidenceFilesMax,
    escalation: from ? { ...escalationContact, from: from.toISOString() } : null,
  };
}

export function lineForStaff(row: DisputeRow, { now }: Pick<Reading, 'now'>) {
  return {
    ...lineOf(row),
    customer_id: row.customerId,
    customer: row.customerName,
    overdue: row.closedAt === null && now() >= row.dueAt.getTime(),
    next: [...nextSteps[row.status]],
  };
}

export async function forStaff(db: Queries, needs: DisputeDeskNeeds, row: DisputeRow): Promise<DisputeOnDesk> {
  const told = await toldOf(db, needs, row);
  const evidence = told.evidence.map(file => ({
    ...file,
    url: `/api/operator/disputes/${row.id}/evidence/${file.id}`,
  }));
  const { holdDaysMax } = needs.policy.rule(recallRule);
  const recall = await recallForStaff(db, { ...needs, holdDaysMax }, row.number);
  const pending = (await needs.operators.approvals.pendingOf(db, row.caseNumber)) ?? null;
  return {
    ...lineForStaff(row, needs),
    ...told,
    evidence,
    recall: recall && { ...recall, pending },
    bank_recall: await readBankRecall(db, needs, row),
  };
}
