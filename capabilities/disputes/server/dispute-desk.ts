import type { Tx } from '@wura/database';
import { readPage } from '@wura/database/page';
import { customerVault, requireCustomerNumber } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { OperatorRouter } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { disputeDeskRefusals, operatorRoutes as routes, recallDeskRefusals } from '../operator-contract.ts';
import { isClosed, nextSteps } from '../rules.ts';
import type { DisputeDeskNeeds } from './needs.ts';
import { disputeMoved } from './notices.ts';
import { forStaff, lineForStaff } from './on-wire.ts';
import {
  findDispute,
  insertStep,
  listForStaff,
  lockDispute,
  readDispute,
  readEvidence,
  updateStatus,
} from './queries.ts';
import { lockRecall, readOpenHold, readRecall, updateState } from './recall-queries.ts';
import { purposes } from './seals.ts';

/** Cases are about people's money and lives, so that every look at one leaves a line in the audit log. */
export function disputeDesk(router: OperatorRouter, needs: DisputeDeskNeeds): void {
  const { vault, files, now } = needs;

  router.act(routes.listDisputes, async (tx, { query }, note) => {
    const { status = null, customer, asked_of: askedOf, limit = 25, cursor = null } = query;
    await note({ what: 'disputes_listed', subject: customer ?? askedOf ?? 'disputes', why: status ?? undefined });
    const numberOf = async (id: string | undefined) => (id === undefined ? null : requireCustomerNumber(tx, id));
    const whose = { customer: await numberOf(customer), askedOf: await numberOf(askedOf) };
    const { rows, nextCursor } = await readPage(
      limit,
      max => listForStaff(tx, { status, ...whose, limit: max, after: cursor }),
      ({ id }) => id,
    );
    return { status: 200, body: { data: rows.map(row => lineForStaff(row, needs)), nextCursor } };
  });

  router.act(routes.readDispute, async (tx, { params: { id } }, note) => {
    const row = await findDispute(tx, id);
    if (!row) throw refuse(commonRefusals.not_found);
    await note({ what: 'dispute_viewed', subject: row.id });
    return { status: 200, body: await forStaff(tx, needs, row) };
  });

  router.act(routes.readEvidence, async (tx, { params: { id, file } }, note) => {
    const row = await readDispute(tx, { id });
    const isThere = row && (await readEvidence(tx, row.number)).some(each => each.file === file);
    if (!isThere) throw refuse(commonRefusals.not_found);
    const jpeg = await files.get(file, purposes.file(id), await customerVault(tx, vault, row.customer));
    await note({ what: 'dispute_evidence_opened', subject: `${id}/${file}` });
    return { status: 200, body: jpeg, headers: { 'content-type': 'image/jpeg', 'content-disposition': 'inline' } };
  });

  router.act(routes.stepDispute, async (tx, { caller, params: { id }, body }, note) => {
    const { status = null, note: said = '' } = body;
    const row = await lockDispute(tx, { id });
    if (!row) throw refuse(commonRefusals.not_found);
    await requireOthers(tx, needs.identity, { customers: [row.customer], emails: [caller.email] });
    if (status !== null && !nextSteps[row.status].includes(status)) {
      throw refuse(disputeDeskRefusals.dispute_step, { body: { status: row.status, next: nextSteps[row.status] } });
    }
    if (status !== null && isClosed(status)) await endRecall(tx, row.number);
    const at = new Date(now());
    const own = await customerVault(tx, vault, row.customer);
    const sealedText = said === '' ? null : own.seal(said, purposes.step(id));
    await insertStep(tx, { dispute: row.number, at, operator: caller.number, status, sealedText });
    if (status) await updateStatus(tx, { number: row.number, status, closedAt: isClosed(status) ? at : null });
    const facts = { id, caseNumber: row.caseNumber, status: status ?? row.status, said };
    await notify(tx, { customer: row.customer, what: disputeMoved, facts, at });
    await note({ what: status ? `dispute_${status}` : 'dispute_answered', subject: id });
    return { status: 200, body: await forStaff(tx, needs, (await readDispute(tx, { id }))!) };
  });
}

/** With its case the receiver is asked no more. What is set aside is let go, or sent back, by two people first. */
async function endRecall(tx: Tx, dispute: bigint): Promise<void> {
  const known = await readRecall(tx, { dispute });
  if (!known) return;
  const { number, state } = await lockRecall(tx, known);
  if (await readOpenHold(tx, number)) throw refuse(recallDeskRefusals.recall_held);
  if (state !== 'returned') await updateState(tx, { number, state: 'ended' });
}
